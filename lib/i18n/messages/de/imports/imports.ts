import { draft } from "@/lib/i18n/messages/de/imports/draft";

export const imports = {
  title: "Import",
  subtitle: "Aus der Tabelle zur Einladung, alle genau einmal.",
  begin: {
    paste: "Personen einfügen",
    placeholder:
      "Kopieren Sie Zeilen aus Ihrer Tabelle und fügen Sie sie hier ein, oder Adressen wie\npriya@example.com, tom@example.com",
    means:
      "Zellen aus einer Tabelle, eine Liste von Adressen oder eine CSV- oder Excel-Datei (XLSX) mit bis zu {most} Zeilen. Sie sehen und berichtigen vorher jede Zeile: Gesendet wird erst, wenn Sie starten.",
    file: "Datei auswählen",
    orDrop: "oder irgendwo auf dieser Seite ablegen",
    check: "Zeilen prüfen",
    template: "Vorlage (CSV)",
    exampleFirst: "Priya",
    exampleLast: "Raman",
    dropHere: "Datei ablegen, um sie zu lesen",
    dropMeans: "Eine CSV- oder Excel-Datei (XLSX). Noch wird nichts gesendet.",
    reading: "{name} wird gelesen …",
    readingPasted: "Das Eingefügte wird gelesen …",
    cancel: "Abbrechen",
    oneFile: "Das waren mehrere Dateien. Wählen Sie eine aus; die anderen können als eigene Importe folgen.",
    notMade: "Der Import ließ sich nicht anlegen. Was Sie mitgebracht haben, ist noch da.",
  },
  problems: {
    empty: "Darin steht nichts. Kopieren Sie die Zellen noch einmal, oder wählen Sie eine andere Datei.",
    too_many_rows:
      "{rows, plural, =0 {Das sind mehr als {most} Zeilen} other {Das sind {shown} Zeilen}}. Ein Import fasst bis zu {most}: Teilen Sie die Liste, und bringen Sie einen Teil nach dem anderen.",
    too_many_columns:
      "Das sind mehr als {columns} Spalten. Behalten Sie nur die nötigen, und versuchen Sie es noch einmal.",
    too_large:
      "Für eine Liste von Personen ist diese Datei zu groß. Speichern Sie nur die nötigen Zeilen, und versuchen Sie es noch einmal.",
    too_slow:
      "Das Lesen hat mehr als zehn Sekunden gedauert und wurde abgebrochen. Kopieren Sie die nötigen Zeilen, und fügen Sie sie hier ein.",
    not_a_table:
      "Das ist keine Liste, die Shortlist lesen kann. Wählen Sie eine CSV- oder Excel-Datei (XLSX), oder fügen Sie die Zellen ein.",
    damaged:
      "Diese Datei ist beschädigt oder etwas anderes, als ihr Name sagt. Öffnen Sie sie in Ihrer Tabellenkalkulation, und speichern Sie sie neu.",
    protected:
      "Diese Datei ist mit einem Kennwort geschützt. Speichern Sie sie ohne, oder kopieren Sie die Zellen, und fügen Sie sie hier ein.",
    unsupported:
      "Dateien dieser Art lassen sich hier nicht lesen. Speichern Sie sie als XLSX oder CSV, oder kopieren Sie die Zellen, und fügen Sie sie hier ein.",
  },
  history: {
    title: "Bisherige Importe",
    caption: "Importe, die neuesten zuerst",
    name: "Import",
    by: "Angelegt von",
    when: "Wann",
    state: "Stand",
    rows: "Ergebnis",
    showMore: "Weitere zeigen",
    shown: "{count, plural, =1 {1 Import} other {# Importe}} angezeigt",
    notLoaded: "Die Importe ließen sich nicht laden",
    emptyTitle: "Noch keine Importe",
    empty:
      "Der erste braucht drei Schritte: oben Zeilen einfügen oder eine Datei auswählen, das Gelesene durchsehen und starten. Jeder Import bleibt hier stehen, mit dem Ergebnis für jede Person.",
  },
  states: {
    draft: "Entwurf",
    running: "Wird gesendet",
    paused: "Angehalten",
    done: "Fertig",
    stopped: "Vorzeitig beendet",
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
      "Schon früher eingeladen und noch nicht fertig: Nichts wurde noch einmal gesendet. Hier sind die Links.",
    skipped: "Ausgelassen, wie Sie es entschieden haben.",
    rejected: "Der Assessment-Dienst hat sie abgelehnt. Seine Begründung steht an jeder Zeile.",
    unconfirmed: "Es kam keine klare Antwort. Shortlist sucht danach, und es klärt sich von selbst.",
    notSent: "Durch diese Zeilen wurde niemand eingeladen.",
    waiting: "Noch nicht an der Reihe.",
    faulty: "Lassen sich so nicht senden.",
  },
  skips: {
    faulty: "{shown} fehlerhaft",
    double_in_file: "{shown} doppelt",
    pending_here: "{shown} schon ausstehend",
    completed_here: "{shown} schon abgeschlossen",
    by_hand: "{shown} von Hand ausgelassen",
  },
  reasons: {
    faulty: "Wegen eines Fehlers ausgelassen",
    double_in_file: "Steht mehrmals in der Datei",
    pending_here: "Hatte schon ein ausstehendes Assessment",
    completed_here: "Hat dieses Interview schon abgeschlossen",
    by_hand: "Von Hand ausgelassen",
    refused: "Vom Dienst abgelehnt",
    refused_otherwise: "Vom Dienst ohne Begründung abgelehnt",
    unanswered: "Keine klare Antwort: wird gesucht",
    probable:
      "Wahrscheinlich eingeladen: Shortlist hat das passende Assessment gefunden; der Link fragt vor dem Kopieren nach",
    did_not_land: "Gesucht und nicht gefunden",
    not_called: "Hat den Dienst nie erreicht",
    stopped: "Vorher beendet",
  },
  oneNotLoaded: "Der Import ließ sich nicht laden",
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
    leave: "Sie können diese Seite schließen: Es geht von selbst weiter.",
    pause: "Anhalten",
    resume: "Fortsetzen",
    stop: "Beenden …",
    stopping: {
      title:
        "{count, plural, =1 {Beenden und 1 Zeile nicht senden?} other {Beenden und {shown} Zeilen nicht senden?}}",
      text: "Wer eingeladen ist, bleibt es. Die anderen werden nicht gesendet; das können Sie später von hier aus nachholen.",
      yes: "Import beenden",
    },
    paused: {
      by_member: "Angehalten von {by}",
      unanswered: "Drei Einladungen nacheinander blieben ohne Antwort",
      invalid_key: "Der Assessment-Dienst nimmt unseren Schlüssel nicht an",
      not_authorised: "Der Assessment-Dienst erlaubt unserem Schlüssel keine Einladungen",
      unreachable: "Der Assessment-Dienst ist nicht erreichbar",
      rate_limited: "Der Assessment-Dienst bittet um ein langsameres Tempo",
      refused: "Drei Einladungen nacheinander wurden ohne Begründung abgelehnt",
      inviter_left: "Wer ihn gestartet hat, darf nicht mehr einladen",
      our_fault: "Shortlist konnte nicht von selbst weitermachen",
      restored: "Shortlist wurde aus einer Sicherung wiederhergestellt",
      otherwise: "Der Import ist angehalten",
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
      invalid_key: "Es wird nichts mehr gesendet. Prüfen Sie die Verbindung, und setzen Sie dann fort.",
      not_authorised: "Es wird nichts mehr gesendet. Prüfen Sie die Verbindung, und setzen Sie dann fort.",
      our_fault:
        "Nichts geht verloren, und niemand wird doppelt eingeladen. Setzen Sie fort; bleibt es wieder stehen, steht der Grund im Protokoll des Servers.",
    },
    slow: "Der Assessment-Dienst bittet um ein langsameres Tempo. In {seconds} s geht es von selbst weiter.",
    slowMinutes:
      "Der Assessment-Dienst bittet um ein langsameres Tempo. In {minutes} Min. geht es von selbst weiter.",
    slowShort: "Der Assessment-Dienst bittet um ein langsameres Tempo. Es geht von selbst weiter.",
    said: "{done} von {total} Zeilen gesendet.",
    saidDone: "Der Import ist fertig. {sum}.",
    saidPaused: "Der Import ist angehalten. {why}.",
    saidStopped: "Der Import wurde vorzeitig beendet. {sum}.",
    somebody: "Jemand",
  },
  end: {
    doneTitle:
      "{count, plural, =0 {Niemand wurde eingeladen} =1 {1 Person ist eingeladen} other {{shown} Personen sind eingeladen}}",
    stoppedTitle:
      "{count, plural, =0 {Vorzeitig beendet: Niemand wurde eingeladen} =1 {Vorzeitig beendet: 1 Person ist eingeladen} other {Vorzeitig beendet: {shown} Personen sind eingeladen}}",
    stoppedBy: "Beendet von {by}",
    copyLinks: "{count, plural, =1 {Link kopieren} other {Alle {shown} Links kopieren}}",
    messages: "Nachrichten …",
    open: "In der Tabelle öffnen",
    failedTitle:
      "{count, plural, =1 {Durch 1 Zeile wurde niemand eingeladen} other {Durch {shown} Zeilen wurde niemand eingeladen}}",
    failedMeans:
      "Berichtigen Sie sie hier, und senden Sie nur diese noch einmal, oder nehmen Sie sie als Datei mit.",
    corrected: "Ihre angefangenen Berichtigungen sind in diesem Tab noch da.",
    download: "Herunterladen (CSV)",
    correct: "Berichtigen und noch einmal senden",
    clear: "Nicht Gesendetes löschen …",
    clearing: {
      title: "Die nicht gesendeten Zeilen löschen?",
      text: "Was von Personen gespeichert ist, die niemand eingeladen hat, wird gelöscht. Die Zahlen bleiben, und ebenso alle Eingeladenen.",
      yes: "Löschen",
    },
    cleared: "Die Daten nicht gesendeter Zeilen wurden <when></when> gelöscht.",
  },
  rows: {
    caption: "Zeilen dieses Imports",
    line: "Zeile",
    candidate: "Person",
    interview: "Interview",
    state: "Stand",
    none: "Hier sind keine Zeilen.",
    notLoaded: "Die Zeilen ließen sich nicht laden",
    more: "Weitere Zeilen werden geladen …",
    showMore: "Weitere zeigen",
    nobody: "Keine Adresse",
  },
  retry: {
    title: "Berichtigen und noch einmal senden",
    means: "Nur diese Zeilen werden gesendet. Wer schon eingeladen ist, bleibt unberührt.",
    start:
      "{count, plural, =0 {Nichts zu senden} =1 {1 Zeile noch einmal senden} other {{shown} Zeilen noch einmal senden}}",
    back: "Zurück zum Ergebnis",
    discard: "Berichtigungen verwerfen",
  },
  rail: {
    running: "Import: {done} von {total} Zeilen gesendet",
    paused: "Import bei {done} von {total} Zeilen angehalten",
  },
  offer: {
    text: "{count, plural, other {Sie haben # Adressen eingefügt. Alle auf einmal einladen?}}",
    yes: "{count, plural, other {Alle # importieren}}",
    no: "Nur die erste",
  },
};
