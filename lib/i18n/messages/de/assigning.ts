export const assigning = {
  title: "Zuständig",
  nobody: "Noch niemand",
  disabled: "nicht mehr dabei",
  disabledMeans: "{name} kann sich nicht mehr anmelden. Bestimmen Sie jemand anderen.",
  choose: "Zuständige Person wählen",
  toMe: "Mir zuweisen",
  others: "Zuweisen an …",
  you: "Sie",
  clear: "Niemand",
  releaseAll: "Zuständigkeit aufheben",
  release: "Zuständigkeit von {name} aufheben",
  assign: "Zuweisen",
  search: "Teammitglieder suchen …",
  loading: "Das Team wird geladen …",
  notLoaded: "Das Team konnte nicht geladen werden. Öffnen Sie die Auswahl noch einmal.",
  filter: "Zuständig: filtern",
  mine: "Meine",
  anybody: "Zuständig: alle",
  withoutAnybody: "Ohne Zuständige",
  done: "{count, plural, =1 {{assignee} ist für {name} zuständig.} other {{assignee} ist für # Personen zuständig.}}",
  cleared:
    "{count, plural, =1 {Für {name} ist niemand mehr zuständig.} other {Für # Personen ist niemand mehr zuständig.}}",
  failed:
    "{count, plural, =1 {Die Zuständigkeit für {name} wurde nicht gespeichert.} other {Die Zuständigkeit für # Personen wurde nicht gespeichert.}}",
  assignedHere:
    "Bei {name} wurde nichts geändert: {by} hat die Zuständigkeit inzwischen an {assignee} übergeben.",
  clearedHere: "Bei {name} wurde nichts geändert: {by} hat die Zuständigkeit inzwischen aufgehoben.",
};
