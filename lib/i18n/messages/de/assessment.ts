export const assessment = {
  interviewUnknown: "Interview noch nicht bekannt",
  openReport: "Vollständigen Bericht öffnen",
  link: "Teilnahmelink",
  linkMeans: "Wer diesen Link hat, kann das Interview im Namen der eingeladenen Person führen.",
  linkProbable: "Gehört wahrscheinlich hierher, ist aber noch nicht bestätigt",
  copyLink: "Link kopieren",
  copyAsks: "{label} …",
  probableLinkTitle: "Dieser Link gehört vielleicht jemand anderem",
  probableLinkText:
    "Der Dienst hat diese Einladung nie bestätigt. Nur dieses neue Assessment passt zu ihr, also gehört es wahrscheinlich dazu. Wer den Link erhält, kann aber im Namen der Person teilnehmen. Sicher weiß Shortlist es erst, wenn das Assessment abgeschlossen ist.",
  copyAllTheSame: "Link trotzdem kopieren",
  details: "Angaben",
  phone: "Telefon",
  resume: "Lebenslauf",
  externalId: "Externe ID",
  invitedBy: "Eingeladen von",
  created: "Angelegt",
  id: "Assessment-ID",
  findings: {
    pending: "Noch nichts. Das Ergebnis kommt von selbst hierher, sobald das Assessment abgeschlossen ist.",
    recommended: "Der Dienst hat keine Einzelheiten genannt.",
    not_recommended: "Der Dienst hat keine Einzelheiten genannt. Bei manchen Interviews nennt er keine.",
  },
  signedOutNotice:
    "Sie wurden abgemeldet. Diese Seite zeigt den letzten Stand; melden Sie sich wieder an, um Änderungen zu sehen.",
  noAnswerNotice:
    "Shortlist antwortet gerade nicht. Diese Seite zeigt den letzten Stand. Wir versuchen es weiter.",
  announced: "{name}: {status}",
  previous: "Vorheriges Assessment",
  next: "Nächstes Assessment",
  missing: "Dieses Assessment ist nicht da",
  notLoaded: "Dieses Assessment konnte nicht geladen werden",
  archive: "Archivieren",
  archiveMeans: "Für Ihr Team ausgeblendet. Für die eingeladene Person ändert sich nichts.",
  archivedNotice:
    "Archiviert, <when></when>. Es ist für Ihr Team ausgeblendet; für die eingeladene Person hat sich nichts geändert.",
  bringBack: "Zurückholen",
  probableTitle: "Gehört wahrscheinlich zu dieser Person",
  probablePending:
    "Der Dienst hat diese Einladung nie bestätigt. Nur dieses neue Assessment passt zu ihr. Sicher weiß Shortlist es erst, wenn es abgeschlossen ist; bis dahin kann der Link jemand anderem gehören.",
  probableCompleted:
    "Der Dienst hat diese Einladung nie bestätigt. Nur dieses neue Assessment passt zu ihr. Shortlist fragt den Dienst gerade, wem es gehört.",
  overruledTitle: "Der Assessment-Dienst sagt etwas anderes",
  overruledInterview:
    "{by} hatte ein anderes Interview angegeben. Laut dem abgeschlossenen Assessment war es {interview}.",
  overruledInterviewUnknown:
    "{by} hatte ein anderes Interview angegeben. Laut dem abgeschlossenen Assessment war es nicht dieses.",
  overruledPerson: "{by} hatte {claimed} angegeben. Laut dem abgeschlossenen Assessment war es {email}.",
};

export const timeline = {
  title: "Verlauf",
  decided: "Entschieden: {decision}",
  decidedBy: "Entschieden: {decision}, von {name}",
  decisions: { advance: "weiter", hold: "zurückgestellt", reject: "abgelehnt" },
  undecided: "Entscheidung zurückgenommen",
  undecidedBy: "Entscheidung zurückgenommen von {name}",
  archived: "Archiviert",
  archivedBy: "Archiviert von {name}",
  unarchived: "Aus dem Archiv geholt",
  unarchivedBy: "Aus dem Archiv geholt von {name}",
  unarchivedWhy: "weil es abgeschlossen wurde",
  corrected: "Angaben zur Person berichtigt",
  correctedBy: "Angaben zur Person berichtigt von {name}",
  invited: "Eingeladen",
  invitedBy: "Eingeladen von {name}",
  emailOff: "ohne E-Mail des Dienstes",
  completed: "Abgeschlossen",
  between: "zwischen {after} und {before}",
  before: "irgendwann vor {before}",
  changed: "Ergebnis vom Assessment-Dienst geändert",
  learned: "Person erkannt",
  learnedHow: "durch das abgeschlossene Assessment",
  linkCopied: "Link kopiert",
  linkCopiedBy: "Link kopiert von {name}",
  gone: "Beim Assessment-Dienst entfallen",
  goneHow: "nicht mehr in seiner Liste",
  cameBack: "Wieder in der Liste des Assessment-Dienstes",
  claimed: "Zugeordnet",
  claimedBy: "Zugeordnet von {name}",
  claimedAs: "zu {email}",
  withdrawn: "Zuordnung zurückgenommen",
  withdrawnBy: "Zuordnung zurückgenommen von {name}",
  overruled: "Zuordnung widerlegt",
  overruledHow: "das abgeschlossene Assessment sagt etwas anderes",
  overruledAs: "war {email} zugeordnet, das abgeschlossene Assessment sagt etwas anderes",
};

export const claims = {
  ask: "Wer ist das?",
  known: "Wer das ist",
  intro:
    "Der Assessment-Dienst sagt erst nach dem Abschluss, für wen das Assessment ist. Wenn Sie es wissen, geben Sie es an. Sagt der Dienst später etwas anderes, gilt sein Wort.",
  correctionIntro: "Ihre Korrektur gilt, bis der Dienst sagt, wem das Assessment gehört.",
  submit: "Zuordnen",
  saveCorrection: "Korrektur speichern",
  saidSo:
    "Angegeben von <who>{by}</who>, <at></at>. Der Assessment-Dienst sagt es erst nach dem Abschluss und hat das letzte Wort.",
  correct: "Korrigieren",
  takeBack: "Zurücknehmen",
  fitOne: "Das könnte eine Einladung sein, die nie bestätigt wurde",
  fitMany: "Das könnte eine dieser Einladungen sein, die nie bestätigt wurden",
  isTheirs: "Gehört {name}",
  isThatInvitation: "Es ist diese Einladung",
  openOther: "Das andere öffnen",
  signedOut:
    "Sie wurden abgemeldet. Melden Sie sich in einem anderen Tab an und versuchen Sie es dann erneut; Ihre Eingaben bleiben stehen.",
  noAnswer: "Shortlist hat nicht geantwortet. Versuchen Sie es gleich noch einmal.",
  maybeTitle: "Es könnte eines von diesen sein",
  maybeText:
    "Sie stehen noch aus und wurden außerhalb von Shortlist angelegt. Erkennen Sie das richtige, dann geben Sie es an.",
  assessmentNumber: "Assessment <id></id>",
  createdAt: "angelegt <at></at>",
  thisIsIt: "Das ist es<more>: Assessment {id}</more>",
  moreUnclaimed:
    "Das sind die neuesten; {count, plural, =1 {1 weiteres steht} other {{shown} weitere stehen}} in der Tabelle unter „Nicht zugeordnet“.",
};

export const correction = {
  edit: "Bearbeiten",
  intro: "Nur für Ihr Verzeichnis: Was der Assessment-Dienst weiß, bleibt, wie es ist.",
  save: "Speichern",
  theirs: "Inzwischen im Verzeichnis: {value}",
  theirsEmpty: "Inzwischen im Verzeichnis: nichts",
  saveOverTheirs: "Meine Angaben trotzdem speichern",
  openOther: "Das andere öffnen",
  emailTold: "Der Assessment-Dienst hat gesagt, dass es zu dieser Adresse gehört.",
};
