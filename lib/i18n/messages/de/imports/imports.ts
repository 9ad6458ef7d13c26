import { draft } from "@/lib/i18n/messages/de/imports/draft";

export const imports = {
  title: "Import",
  subtitle: "Von der Tabelle zur Einladung: jede Person genau einmal.",
  begin: {
    paste: "Personen einfügen",
    placeholder:
      "Kopieren Sie Zeilen aus Ihrer Tabelle und fügen Sie sie hier ein, oder Adressen wie\npriya@example.com, tom@example.com",
    means:
      "Zellen aus einer Tabelle, eine Liste von Adressen oder eine CSV- oder Excel-Datei (XLSX) mit bis zu {most} Zeilen. Eine eingefügte Liste öffnet sich sofort zur Prüfung. Gesendet wird erst, wenn Sie starten.",
    file: "Datei auswählen",
    orDrop: "oder irgendwo auf dieser Seite ablegen",
    check: "Zeilen prüfen",
    template: "Vorlage (CSV)",
    exampleFirst: "Priya",
    exampleLast: "Raman",
    dropHere: "Datei hier ablegen",
    dropMeans: "Eine CSV- oder Excel-Datei (XLSX). Noch wird nichts gesendet.",
    reading: "{name} wird gelesen …",
    readingPasted: "Das Eingefügte wird gelesen …",
    cancel: "Abbrechen",
    oneFile:
      "Das waren mehrere Dateien. Wählen Sie eine aus; aus den anderen können Sie danach eigene Importe machen.",
    missing: "Fügen Sie hier Zeilen oder Adressen ein, oder wählen Sie eine Datei.",
    notMade: "Der Import konnte nicht angelegt werden. Ihre Daten sind noch da.",
  },
  problems: {
    empty: "Darin steht nichts. Kopieren Sie die Zellen noch einmal oder wählen Sie eine andere Datei.",
    too_many_rows:
      "{rows, plural, =0 {Das sind mehr als {most} Zeilen} other {Das sind {shown} Zeilen}}. Ein Import fasst höchstens {most}: Teilen Sie die Liste auf und importieren Sie die Teile nacheinander.",
    too_many_columns:
      "Das sind mehr als {columns} Spalten. Behalten Sie nur die nötigen und versuchen Sie es noch einmal.",
    too_large:
      "Für eine Liste von Personen ist diese Datei zu groß. Speichern Sie nur die nötigen Zeilen und versuchen Sie es noch einmal.",
    too_slow:
      "Das Lesen hat mehr als zehn Sekunden gedauert und wurde abgebrochen. Kopieren Sie die nötigen Zeilen und fügen Sie sie hier ein.",
    not_a_table:
      "Das ist keine Liste, die Shortlist lesen kann. Wählen Sie eine CSV- oder Excel-Datei (XLSX) oder fügen Sie die Zellen ein.",
    damaged:
      "Diese Datei ist beschädigt, oder ihre Endung passt nicht zum Inhalt. Öffnen Sie sie in Ihrer Tabellenkalkulation und speichern Sie sie neu.",
    protected:
      "Diese Datei ist mit einem Passwort geschützt. Speichern Sie sie ohne Passwort oder kopieren Sie die Zellen und fügen Sie sie hier ein.",
    unsupported:
      "Dateien dieser Art lassen sich hier nicht lesen. Speichern Sie sie als XLSX oder CSV oder kopieren Sie die Zellen und fügen Sie sie hier ein.",
  },
  encoding: {
    cut: "{beginning}…",
    title: "Sehen die Buchstaben richtig aus?",
    means:
      "Aus dieser Datei geht nicht hervor, wie ihre Buchstaben codiert sind. So lesen wir einen Teil davon; wenn das falsch aussieht, wählen Sie eine andere Codierung.",
    label: "Codierung",
    named: "{region} ({name})",
    option: "{sample} – {encoding}",
    regions: {
      damaged: "Teilweise unlesbar",
      western: "Westeuropäisch",
      central: "Mitteleuropäisch",
      cyrillic: "Kyrillisch",
      greek: "Griechisch",
      turkish: "Türkisch",
      hebrew: "Hebräisch",
      arabic: "Arabisch",
      baltic: "Baltisch",
      vietnamese: "Vietnamesisch",
      thai: "Thailändisch",
      simplifiedChinese: "Vereinfachtes Chinesisch",
      traditionalChinese: "Traditionelles Chinesisch",
      japanese: "Japanisch",
      korean: "Koreanisch",
    },
  },
  hiddenRows:
    "{count, plural, =1 {1 Zeile, die in Ihrer Tabelle ausgeblendet ist, wurde nicht übernommen. Wenn sie dazugehört, blenden Sie sie ein} other {{shown} Zeilen, die in Ihrer Tabelle ausgeblendet sind, wurden nicht übernommen. Wenn sie dazugehören, blenden Sie sie ein}}, speichern Sie die Datei und wählen Sie sie noch einmal aus.",
  history: {
    title: "Bisherige Importe",
    caption: "Importe, die neuesten zuerst",
    name: "Import",
    by: "Angelegt von",
    when: "Zeitpunkt",
    state: "Status",
    rows: "Ergebnis",
    showMore: "Weitere anzeigen",
    shown: "{count, plural, =1 {1 Import} other {# Importe}} angezeigt",
    notLoaded: "Die Importe konnten nicht geladen werden",
    emptyTitle: "Noch keine Importe",
    empty:
      "Der erste braucht drei Schritte: oben Zeilen einfügen oder eine Datei auswählen, die erkannten Zeilen prüfen und starten. Jeden Import finden Sie später hier wieder, mit dem Ergebnis für jede Person.",
  },
  states: {
    draft: "Entwurf",
    running: "Wird gesendet",
    paused: "Pausiert",
    done: "Fertig",
    stopped: "Gestoppt",
  },
  rowCount: "{count, plural, =0 {Keine Zeilen} =1 {1 Zeile} other {{shown} Zeilen}}",
  progressOf: "{done} von {total}",
  sums: {
    created: "{shown} eingeladen",
    pending: "{shown} schon ausstehend",
    skipped: "{shown} übersprungen",
    rejected: "{shown} abgelehnt",
    unconfirmed: "{shown} unbestätigt",
    notSent: "{shown} nicht gesendet",
    waiting: "{shown} wartend",
    faulty: "{shown} fehlerhaft",
  },
  outcomes: {
    created: "Eingeladen",
    pending: "Schon ausstehend",
    skipped: "Übersprungen",
    rejected: "Abgelehnt",
    unconfirmed: "Unbestätigt",
    notSent: "Nicht gesendet",
    waiting: "Wartet",
    faulty: "Fehlerhaft",
  },
  outcomeMeans: {
    created: "Mit diesem Import eingeladen. Die Links liegen bereit.",
    pending:
      "Schon früher eingeladen und noch nicht fertig: Es wurde keine zweite Einladung gesendet. Hier sind die Links.",
    skipped: "Ausgelassen, wie von Ihnen entschieden.",
    rejected: "Der Assessment-Dienst hat sie abgelehnt. Seine Begründung steht an jeder Zeile.",
    unconfirmed: "Der Dienst hat nicht eindeutig geantwortet. Shortlist prüft das; Sie müssen nichts tun.",
    notSent: "Diese Personen wurden nicht eingeladen.",
    waiting: "Noch nicht an der Reihe.",
    faulty: "So lassen sie sich nicht senden.",
  },
  skips: {
    faulty: "{shown} fehlerhaft",
    double_in_file: "{count, plural, =1 {1 doppelt} other {{shown} doppelt}}",
    pending_here: "{shown} schon ausstehend",
    completed_here: "{shown} schon abgeschlossen",
    by_hand: "{shown} von Hand ausgelassen",
  },
  reasons: {
    faulty: "Wegen eines Fehlers ausgelassen",
    double_in_file: "Kommt mehrmals vor",
    pending_here: "Hatte schon ein ausstehendes Assessment",
    completed_here: "Hat dieses Interview schon abgeschlossen",
    by_hand: "Von Hand ausgelassen",
    refused: "Vom Dienst abgelehnt",
    refused_otherwise: "Vom Dienst ohne Begründung abgelehnt",
    unanswered: "Ohne eindeutige Antwort: wird gesucht",
    probable:
      "Wahrscheinlich eingeladen: Shortlist hat das passende Assessment gefunden und fragt vor dem Kopieren des Links nach",
    did_not_land: "Beim Dienst nicht angekommen",
    not_called: "Hat den Dienst nie erreicht",
    stopped: "Vor dem Senden gestoppt",
  },
  oneNotLoaded: "Der Import konnte nicht geladen werden",
  goneTitle: "Diesen Import gibt es nicht mehr",
  gone: "Er wurde gelöscht.",
  back: "Import",
  byLine: "Von {by} · <when></when>",
  rename: "Umbenennen",
  name: "Name",
  saveName: "Speichern",
  remove: "Entwurf löschen …",
  removing: {
    title: "„{name}“ löschen?",
    text: "Die Zeilen werden hier gelöscht. Niemand wurde dadurch eingeladen, und Ihre Datei bleibt unberührt.",
    yes: "Entwurf löschen",
  },
  saving: {
    saving: "Wird gespeichert …",
    saved: "Gespeichert",
    failed: "Nicht gespeichert",
    failedText: "Was Sie eingegeben haben, ist noch da.",
  },
  draft,
  run: {
    title: "Fortschritt",
    bar: "Gesendete Zeilen",
    value: "{done} von {total} Zeilen, {percent} %",
    left: "{minutes, plural, =0 {Noch weniger als eine Minute} =1 {Noch etwa eine Minute} other {Noch etwa # Minuten}}",
    pace: "{pace} pro Minute",
    measuring: "Das Tempo wird gemessen …",
    leave: "Sie können diese Seite schließen; der Import läuft weiter.",
    pause: "Pausieren",
    resume: "Fortsetzen",
    stop: "Stoppen …",
    stopping: {
      title:
        "{count, plural, =1 {Import stoppen? 1 Zeile wird dann nicht gesendet.} other {Import stoppen? {shown} Zeilen werden dann nicht gesendet.}}",
      text: "Wer eingeladen ist, bleibt es. Die anderen werden nicht gesendet; das können Sie später von hier aus nachholen.",
      yes: "Import stoppen",
    },
    paused: {
      by_member: "Pausiert von {by}",
      unanswered: "Drei Einladungen nacheinander blieben ohne Antwort",
      invalid_key: "Der Assessment-Dienst akzeptiert unseren API-Schlüssel nicht",
      not_authorised: "Unser API-Schlüssel darf keine Einladungen senden",
      unreachable: "Der Assessment-Dienst ist nicht erreichbar",
      rate_limited: "Der Assessment-Dienst bittet um ein langsameres Tempo",
      refused: "Drei Einladungen nacheinander wurden ohne Begründung abgelehnt",
      inviter_left: "Die Person, die den Import gestartet hat, darf nicht mehr einladen",
      our_fault: "Shortlist konnte nicht von selbst weitermachen",
      restored: "Shortlist wurde aus einer Sicherung wiederhergestellt",
      otherwise: "Der Import ist pausiert",
    },
    pausedMeans: {
      by_member: "Bis jemand ihn fortsetzt, wird nichts gesendet.",
      unanswered:
        "Bis jemand nachsieht, wird nichts mehr gesendet. Die unbeantworteten werden gesucht und klären sich von selbst: Niemand wird doppelt eingeladen. Setzen Sie fort, wenn der Dienst wieder antwortet.",
      invalid_key:
        "Es wird nichts mehr gesendet. Bitten Sie die Administration, die Verbindung zu prüfen, und setzen Sie dann fort.",
      not_authorised:
        "Es wird nichts mehr gesendet. Bitten Sie die Administration, die Verbindung zu prüfen, und setzen Sie dann fort.",
      unreachable: "Nichts geht verloren. Setzen Sie fort, wenn der Dienst wieder antwortet.",
      rate_limited: "Es geht von selbst weiter, nur langsamer.",
      refused:
        "Bis jemand nachsieht, wird nichts mehr gesendet: Mit der Liste oder dem Dienst stimmt vielleicht etwas nicht. Beim Fortsetzen kommen die nächsten an die Reihe.",
      inviter_left: "Es wird nichts mehr gesendet. Wer fortsetzt, sendet im eigenen Namen.",
      our_fault:
        "Nichts geht verloren, und niemand wird doppelt eingeladen. Setzen Sie fort; bleibt es wieder stehen, bitten Sie die Administration, im Protokoll nachzusehen.",
      restored:
        "Einige Zeilen können seit dieser Sicherung schon gesendet worden sein. Suchen Sie in der Tabelle danach, bevor Sie fortsetzen.",
      otherwise: "Bis jemand ihn fortsetzt, wird nichts gesendet.",
    },
    pausedMeansYou: {
      invalid_key: "Es wird nichts mehr gesendet. Prüfen Sie die Verbindung und setzen Sie dann fort.",
      not_authorised: "Es wird nichts mehr gesendet. Prüfen Sie die Verbindung und setzen Sie dann fort.",
      our_fault:
        "Nichts geht verloren, und niemand wird doppelt eingeladen. Setzen Sie fort; bleibt es wieder stehen, steht der Grund im Protokoll des Servers.",
    },
    slow: "Der Assessment-Dienst bittet um ein langsameres Tempo. In {seconds} s geht es von selbst weiter.",
    slowMinutes:
      "Der Assessment-Dienst bittet um ein langsameres Tempo. In {minutes} Min. geht es von selbst weiter.",
    slowShort: "Der Assessment-Dienst bittet um ein langsameres Tempo. Es geht von selbst weiter.",
    said: "{done} von {total} Zeilen gesendet.",
    saidResumed: "Der Import läuft weiter.",
    saidDone: "Der Import ist fertig. {sum}.",
    saidPaused: "Der Import ist pausiert. {why}.",
    saidStopped: "Der Import wurde gestoppt. {sum}.",
    somebody: "Jemand",
  },
  end: {
    doneTitle:
      "{count, plural, =0 {Niemand wurde eingeladen} =1 {1 Person ist eingeladen} other {{shown} Personen sind eingeladen}}",
    stoppedTitle:
      "{count, plural, =0 {Gestoppt: Niemand wurde eingeladen} =1 {Gestoppt: 1 Person ist eingeladen} other {Gestoppt: {shown} Personen sind eingeladen}}",
    stoppedBy: "Gestoppt von {by}",
    copyLinks: "{count, plural, =1 {Link kopieren} other {Alle {shown} Links kopieren}}",
    messages: "Nachrichten …",
    open: "In der Tabelle öffnen",
    failedTitle:
      "{count, plural, =1 {1 Zeile wurde nicht gesendet} other {{shown} Zeilen wurden nicht gesendet}}",
    failedMeans:
      "Korrigieren Sie hier, was nicht gesendet wurde, und senden Sie nur das, oder laden Sie es als Datei herunter.",
    corrected: "Ihre begonnenen Korrekturen sind in diesem Tab noch da.",
    download: "Herunterladen (CSV)",
    correct: "Korrigieren und senden",
    clear: "Nicht gesendete Zeilen löschen …",
    clearing: {
      title: "Die nicht gesendeten Zeilen löschen?",
      text: "Die Daten der nicht eingeladenen Personen werden gelöscht. Zahlen und Einladungen bleiben.",
      yes: "Löschen",
    },
    cleared: "Die Daten nicht gesendeter Zeilen wurden gelöscht (<when></when>).",
  },
  rows: {
    caption: "Zeilen dieses Imports",
    line: "Zeile",
    candidate: "Person",
    interview: "Interview",
    state: "Status",
    none: "Hier sind keine Zeilen.",
    notLoaded: "Die Zeilen konnten nicht geladen werden",
    more: "Weitere Zeilen werden geladen …",
    showMore: "Weitere anzeigen",
    nobody: "Keine Adresse",
  },
  retry: {
    title: "Korrigieren und erneut senden",
    means: "Nur diese Zeilen werden gesendet. Wer schon eingeladen ist, bekommt keine zweite Einladung.",
    start:
      "{count, plural, =0 {Nichts zu senden} =1 {1 Zeile erneut senden} other {{shown} Zeilen erneut senden}}",
    back: "Zurück zum Ergebnis",
    discard: "Korrekturen verwerfen",
  },
  rail: {
    running: "Import: {done} von {total} Zeilen gesendet",
    paused: "Import bei {done} von {total} Zeilen pausiert",
  },
  offer: {
    text: "{count, plural, other {Sie haben # Adressen eingefügt. Alle auf einmal einladen?}}",
    yes: "{count, plural, other {Alle # importieren}}",
    no: "Nur die erste",
  },
};
