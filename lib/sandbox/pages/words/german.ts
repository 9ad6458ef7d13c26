import type { Words } from "@/lib/sandbox/pages/words/words";

const number = new Intl.NumberFormat("de", { maximumFractionDigits: 1 });
const exactNumber = new Intl.NumberFormat("de", { maximumFractionDigits: 20 });
const date = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" });
const dateTime = new Intl.DateTimeFormat("de-DE", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

const count = (amount: number, one: string, several: string) => `${amount} ${amount === 1 ? one : several}`;

export const german: Words = {
  language: "de",
  number: (value) => number.format(value),
  exactNumber: (value) => exactNumber.format(value),
  percent: (share) => `${Math.round(share * 100)}\u00a0%`,
  date: (instant) => date.format(new Date(instant)),
  dateTime: (instant) => `${dateTime.format(new Date(instant))} UTC`,

  skip: "Zum Inhalt springen",
  runBy: (operator) =>
    `Betrieben von ${operator}, einer Sandbox: Unternehmen und Personen darin sind erfunden.`,
  backTo: (dashboard) => `Zurück zu ${dashboard}`,

  welcome: {
    title: (interview) => `Interview: ${interview}`,
    saved: (answered, total) =>
      `${answered} von ${count(total, "Antwort", "Antworten")} gespeichert. Sie können jetzt aufhören und später mit demselben Link weitermachen.`,
    hello: "Guten Tag",
    invites: (employer) => `${employer} lädt Sie zu einem Interview ein:`,
    questions: "Fragen",
    time: "Dauer",
    minutes: (minutes) => `etwa ${minutes} Minuten`,
    invited: "Eingeladen",
    steps: [
      "Sie sehen eine Frage nach der anderen. Ihre Antwort wird mit jedem Schritt gespeichert.",
      "Es gibt kein Zeitlimit: Unterbrechen Sie, wann Sie möchten, und machen Sie mit diesem Link auf jedem Gerät weiter.",
      "Am Ende sehen Sie alle Ihre Antworten und reichen sie einmal ein.",
    ],
    start: "Interview beginnen",
    continueWith: (position) => `Weiter mit Frage ${position}`,
    check: "Prüfen und einreichen",
    notYou: "Sind Sie das nicht? Dann schließen Sie diese Seite: Der Link ist nur für eine Person bestimmt.",
  },

  question: {
    title: (position, total) => `Frage ${position} von ${total}`,
    error: (title) => `Fehler: ${title}`,
    answered: (answers) => `${answers} beantwortet`,
    progress: "Fortschritt bei den Fragen",
    notSaved: "Ihre Antwort ist noch nicht gespeichert.",
    missing: "Sie haben diese Frage noch nicht beantwortet.",
    answerOrSkip: "Geben Sie eine Antwort oder überspringen Sie die Frage vorerst.",
    answerOrLeave: "Geben Sie eine Antwort oder machen Sie später weiter.",
    faults: {
      tooLong: (most) => `Ihre Antwort darf höchstens ${most} Zeichen haben.`,
      notANumber: () => "Geben Sie eine Zahl in Ziffern ein, zum Beispiel 250 oder 12,5.",
      notOffered: () => "Wählen Sie eine der Antworten unten.",
      onlyOne: () => "Wählen Sie eine einzige Antwort.",
    },
    chooseAll: "Wählen Sie alle zutreffenden Antworten.",
    digits: "Nur Ziffern ohne Tausenderpunkt; Dezimalstellen nach einem Komma.",
    saveAndContinue: "Speichern und weiter",
    saveAndReturn: "Speichern und zurück",
    back: "Zurück",
    skip: "Vorerst überspringen",
    later: "Später weitermachen",
  },

  review: {
    title: "Prüfen Sie Ihre Antworten",
    means: "Sie können noch alles ändern. Nach dem Einreichen geht das nicht mehr.",
    open: (questions) =>
      questions === 1
        ? "Eine Frage ist noch nicht beantwortet."
        : `${questions} Fragen sind noch nicht beantwortet.`,
    openMeans: "Sie können sie noch beantworten oder so einreichen: Für offene Fragen gibt es keine Punkte.",
    change: "Ändern",
    changeOf: (position) => `Antwort auf Frage ${position} ändern`,
    answer: "Beantworten",
    answerOf: (position) => `Frage ${position} beantworten`,
    notAnswered: "Nicht beantwortet",
    submitAll: (employer) => `Antworten bei ${employer} einreichen`,
    submitSome: (answers, employer) => `${count(answers, "Antwort", "Antworten")} bei ${employer} einreichen`,
  },

  thanks: {
    title: "Vielen Dank",
    submitted: (employer) => `Ihre Antworten sind bei ${employer} eingereicht.`,
    submittedOn: (employer, day) => `Ihre Antworten wurden am ${day} bei ${employer} eingereicht.`,
    nothingMore: (employer) =>
      `Sie müssen nichts weiter tun. ${employer} sieht sich Ihre Antworten an und meldet sich bei Ihnen.`,
    close: "Sie können diese Seite schließen.",
  },

  report: {
    reportFor: (employer) => `Bericht für ${employer}`,
    completed: "abgeschlossen am",
    recommended: "Empfohlen",
    points: (possible, percent, needed) =>
      `von ${possible} Punkten (${percent}); empfohlen wird ab ${needed}`,
    byTopic: "Nach Thema",
    answers: "Fragen und Antworten",
    notKept: "Die Antworten dieses Assessments wurden nicht aufbewahrt.",
    notAnswered: "Nicht beantwortet.",
    answered: "Antwort",
    nothing: "keine",
    rightAnswer: "Richtige Antwort",
    chosenRight: "gewählt, richtig",
    chosenWrong: "gewählt, falsch",
    right: "richtige Antwort",
  },

  outbox: {
    title: "Alle E-Mails",
    count: (mails) => `${count(mails, "E-Mail", "E-Mails")} an Eingeladene.`,
    forReal: "Alle werden über den eingerichteten Mailserver wirklich gesendet.",
    kept: "Es ist kein Mailserver eingerichtet: Keine davon verlässt diesen Rechner.",
    empty:
      "Noch keine E-Mails. Legen Sie ein Assessment an, ohne die E-Mail abzuschalten, dann steht sie hier.",
    older: "Ältere E-Mails",
    to: "An",
    written: "Verfasst",
    assessment: "Assessment",
    delivery: "Zustellung",
    deliveries: {
      kept: "Nicht versandt",
      sending: "Wird gesendet",
      sent: "Gesendet",
      failed: "Fehlgeschlagen",
    },
  },

  notFound: {
    title: "Link nicht gefunden",
    heading: "Dieser Link führt ins Leere",
    lead: "Vielleicht sind beim Kopieren einige Zeichen verloren gegangen.",
    steps: [
      "Öffnen Sie den Link noch einmal, direkt aus der Nachricht, in der Sie ihn erhalten haben.",
      "War er auf zwei Zeilen verteilt, kopieren Sie beide ohne Leerzeichen in die Adresszeile.",
      "Hilft das nicht, bitten Sie das Unternehmen, das Sie eingeladen hat, ihn noch einmal zu senden. Ihre Antworten bleiben erhalten.",
    ],
  },
  badRequest: {
    title: "Nicht angekommen",
    heading: "Ihre Eingabe war nicht lesbar",
    lead: "Gehen Sie eine Seite zurück und versuchen Sie es noch einmal. Bereits gespeicherte Antworten bleiben erhalten.",
  },
  failure: {
    title: "Etwas ist schiefgegangen",
    heading: "Bei uns ist etwas schiefgegangen",
    lead: "Versuchen Sie es gleich noch einmal. Bereits gespeicherte Antworten bleiben erhalten.",
  },
};
