export const selection = {
  name: "Ausgewählte Assessments",
  mode: "Auswählen",
  done: "Fertig",
  head: "Ausgewählt",
  row: "{name} auswählen",
  rowsAtHand: "Die geladenen Zeilen auswählen",
  count: "{count, plural, =1 {1 ausgewählt} other {# ausgewählt}}",
  hidden: "{count, plural, =1 {1 nicht in dieser Liste} other {# nicht in dieser Liste}}",
  keys: "Mit B gelangen Sie zu den Aktionen, mit Esc heben Sie die Auswahl auf.",
  keysWithoutLetters: "Mit Tab und Eingabe gelangen Sie zu den Aktionen, mit Esc heben Sie die Auswahl auf.",
  cleared: "Nichts ausgewählt.",
  tap: "Tippen Sie auf Personen, um sie auszuwählen.",
  toActions: "Zu den Aktionen für die Auswahl",
  all: "Alle {count} auswählen",
  firstOnes: "Die ersten {count} auswählen",
  full: "Sie können bis zu {max} auf einmal auswählen.",
  notLoaded: "Nicht alle dieser Zeilen konnten geladen werden. Versuchen Sie es noch einmal.",
  copyLinks: "Links kopieren",
  copied: "{count, plural, =0 {Kein Link zum Kopieren.} =1 {1 Link kopiert.} other {# Links kopiert.}}",
  without: "Übersprungen: {reasons}.",
  reasons: {
    completed: "{count, plural, other {# bereits abgeschlossen}}",
    gone: "{count, plural, =1 {1, das der Dienst nicht mehr hat} other {#, die der Dienst nicht mehr hat}}",
    blind:
      "{count, plural, =1 {1, das Sie anonymisiert beurteilen} other {#, die Sie anonymisiert beurteilen}}",
    uncertain:
      "{count, plural, =1 {1, das jemand anderem gehören kann – den Link gibt es in seiner Zeile} other {#, die jemand anderem gehören können – die Links gibt es in ihren Zeilen}}",
    no_link: "{count, plural, =1 {1, dessen Link fehlt} other {#, deren Link fehlt}}",
    unknown:
      "{count, plural, =1 {1, das hier nicht mehr zu finden ist} other {#, die hier nicht mehr zu finden sind}}",
  },
  byHand: "Der Browser hat das Kopieren nicht zugelassen. Hier sind die Links zum Kopieren von Hand.",
  links: "Links",
  export: "Exportieren",
  exported: "{count, plural, =1 {1 Zeile als CSV exportiert.} other {# Zeilen als CSV exportiert.}}",
  unnamed: "Assessment {id}",
  clear: "Auswahl aufheben",
};

export const rowMenu = {
  more: "Mehr",
  open: "Öffnen",
  copyLink: "Link kopieren",
  openReport: "Bericht öffnen<more> (öffnet in einem neuen Tab)</more>",
  copyEmail: "E-Mail-Adresse kopieren",
  interviewRows: "Alle zu {interview} anzeigen",
};

export const archive = {
  archive: "Archivieren",
  bringBack: "Wiederherstellen",
  mark: "Archiviert",
  archived: "{count, plural, =1 {{name} ist archiviert.} other {# sind archiviert.}}",
  broughtBack: "{count, plural, =1 {{name} ist wiederhergestellt.} other {# sind wiederhergestellt.}}",
  nothingToDo: "Schon erledigt.",
  archiveFailed:
    "{count, plural, =1 {{name} konnte nicht archiviert werden.} other {# konnten nicht archiviert werden.}}",
  bringBackFailed:
    "{count, plural, =1 {{name} konnte nicht wiederhergestellt werden.} other {# konnten nicht wiederhergestellt werden.}}",
  undo: "Rückgängig",
  asks: "{label}\u00a0…",
  ask: "{count} Assessments archivieren?",
  askText:
    "Die Assessments verschwinden bei allen aus der Liste. Das lässt sich gleich danach rückgängig machen; einzeln lassen sie sich jederzeit wiederherstellen.",
  archiveMany: "{count} archivieren",
  notice: "Was Sie gerade getan haben",
};

export const deciding = {
  reason: "Grund",
  reasons: "Gründe Ihres Teams",
  reasonWords: "Warum? In eigenen Worten",
  addReason: "Grund angeben",
  editReason: "Grund ändern",
  saveReason: "Grund speichern",
  reasonSaved: "Grund gespeichert.",
  decide: "Entscheiden",
  acts: {
    advance: "In die nächste Runde",
    hold: "Zurückstellen",
    reject: "Absagen",
    undecided: "Entscheidung zurücknehmen",
  },
  short: { advance: "Nächste Runde", hold: "Zurückstellen", reject: "Absagen" },
  ask: {
    advance: "{count} Personen in die nächste Runde nehmen?",
    hold: "{count} Personen zurückstellen?",
    reject: "{count} Personen absagen?",
    undecided: "Entscheidungen über {count} Personen zurücknehmen?",
  },
  askText:
    "Ihr Team sieht es sofort, die Eingeladenen und der Assessment-Dienst nicht. Sie können es gleich danach rückgängig machen.",
  askYes: {
    advance: "{count} in die nächste Runde",
    hold: "{count} zurückstellen",
    reject: "{count} absagen",
    undecided: "{count} zurücknehmen",
  },
  done: {
    advance:
      "{count, plural, =1 {{name} kommt in die nächste Runde.} other {# Personen kommen in die nächste Runde.}}",
    hold: "{count, plural, =1 {{name} ist zurückgestellt.} other {# Personen sind zurückgestellt.}}",
    reject: "{count, plural, =1 {{name}: Absage vermerkt.} other {# Absagen vermerkt.}}",
    undecided:
      "{count, plural, =1 {Die Entscheidung über {name} ist wieder offen.} other {Die Entscheidungen über # Personen sind wieder offen.}}",
  },
  failed:
    "{count, plural, =1 {Die Entscheidung über {name} wurde nicht gespeichert.} other {Die Entscheidung über # Personen wurde nicht gespeichert.}}",
  decidedHere: "Bei {name} wurde nichts geändert: {by} hat inzwischen „{decision}“ entschieden.",
  unknown: "Das Assessment von {name} ist hier nicht mehr zu finden.",
  more: "{count, plural, =1 {1 weitere Person blieb unverändert.} other {# weitere blieben unverändert.}}",
};
