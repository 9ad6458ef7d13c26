import { failure } from "@/lib/i18n/messages/de/failure";

export const common = {
  close: "Schließen",
  cancel: "Abbrechen",
  undo: "Rückgängig",
  tryAgain: failure.tryAgain,
  signIn: "Anmelden",
  optional: "optional",
  choose: "Auswählen …",
  search: "Suchen …",
  searchIn: "Suchen: {label}",
  nothingMatches: "Keine Treffer.",
  technicalDetail: "Technische Angaben",
  labelled: "{label}: {what}",
  loading: "Wird geladen …",
  somebody: "Jemand",
  actions: "Aktionen",
  status: "Status",
  email: "E-Mail",
  copy: "Kopieren",
  copied: "Kopiert",
  notCopied: "Nicht kopiert",
  copyBlocked:
    "Der Browser hat das Kopieren nicht zugelassen. Markieren Sie den Text und kopieren Sie ihn von Hand.",
  toAssessments: failure.toAssessments,
  newAssessment: "Neues Assessment",
  signedOut: "Sie wurden abgemeldet",
  signInElsewhere: "In einem anderen Tab anmelden",
  signedOutText: "Melden Sie sich in einem anderen Tab an und versuchen Sie es hier erneut.",
  atLeast: "{count}+",
  percent: "{percent}\u00a0%",
  none: "–",
  unnamedImport: "Eingefügt am {when}",
};

export const time = {
  justNow: "gerade eben",
  secondsAgo: "vor {count} s",
  minutesAgo: "vor {count} Min.",
  hoursAgo: "vor {count} Std.",
  yesterday: "gestern",
  daysAgo: "vor {count} Tagen",
};

export const titles = {
  assessments: "Assessments",
  newAssessment: "Neues Assessment",
  compare: "Vergleich",
  shortlists: "Shortlists",
  interviews: "Interviews",
  insights: "Auswertung",
  imports: "Import",
  settings: "Einstellungen",
  accessibility: "Barrierefreiheit",
  signIn: "Anmelden",
  setup: "Einrichten",
  forbidden: "Kein Zugriff",
  notFound: "Nicht gefunden",
};

export const status = {
  pending: "Ausstehend",
  recommended: "Empfohlen",
  not_recommended: "Nicht empfohlen",
  untold: "Status unklar",
};

export const statusInSentence = {
  pending: "ausstehend",
  recommended: "empfohlen",
  not_recommended: "nicht empfohlen",
  unconfirmed: "unbestätigt",
};

export const roles = {
  viewer: "Lesezugriff",
  recruiter: "Recruiting",
  administrator: "Administration",
};

export const roleInSentence = roles;

export const roleSentences = {
  viewer: "Kann Assessments und Interviews ansehen.",
  recruiter: "Kann einladen, Links weitergeben, Notizen schreiben und entscheiden.",
  administrator:
    "Kann alles, was das Recruiting kann, und verwaltet Teammitglieder, Vorlagen, Teamregeln und die Verbindung.",
};
