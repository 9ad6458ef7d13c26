export const invite = {
  title: "Neues Assessment",
  subtitle: "Ein Interview, eine Einladung, ein Link.",
  restored: "Ihre Eingaben sind noch da.",
  startOver: "Neu beginnen",
  submit: "Assessment anlegen",
  back: "Assessments",
  interview: "Interview",
  chooseInterview: "Interview auswählen …",
  searchInterviews: "Interviews suchen …",
  noInterviewMatches: "Kein passendes Interview.",
  recentInterviews: "Zuletzt verwendet",
  otherInterviews: "Weitere",
  didYouMean: "Meinten Sie <email></email>?",
  noInterviews: "Noch gibt es keine Interviews; sie kommen vom Assessment-Dienst.",
  interviewsUnread:
    "Die Interviews konnten noch nicht vom Assessment-Dienst gelesen werden, deshalb lässt sich noch keines auswählen. Sobald er antwortet, erscheinen sie hier; wir versuchen es weiter.",
  awayTitle: "Einladungen sind gerade nicht möglich",
  away: "Der Assessment-Dienst ist nicht erreichbar. Sie können das Formular ausfüllen: Ihre Eingaben bleiben erhalten und lassen sich senden, sobald er wieder antwortet.",
  awayKey:
    "Der Assessment-Dienst nimmt unseren Schlüssel nicht an; es kann niemand eingeladen werden. Bitten Sie die Administration, die Verbindung zu prüfen; Ihre Eingaben bleiben erhalten.",
  loadingInterviews: "Interviews werden geladen …",
  interviewsFailed: "Die Interviews konnten nicht geladen werden. Laden Sie die Seite neu.",
  firstName: "Vorname",
  lastName: "Nachname",
  phone: "Telefon",
  phoneHint: "Zum Beispiel +49 30 901820 oder nur Ziffern.",
  externalId: "Externe ID",
  externalIdHint: "Die ID in Ihrem eigenen System.",
  resume: "Lebenslauf",
  resumeHint: "Die Webadresse, unter der ihn der Dienst abrufen kann.",
  suppress: "Keine E-Mail senden; ich gebe den Link selbst weiter",
  suppressOn: "Niemand erhält eine E-Mail. Sie bekommen den Link zum Weitergeben.",
  suppressOff: "Andernfalls sendet der Assessment-Dienst den Link sofort per E-Mail an diese Adresse.",
  waitsFor: {
    service: "Der Assessment-Dienst hat noch nicht geantwortet. Er hat dafür bis zu zehn Sekunden.",
    other: "Zuerst wird eine andere Einladung gesendet, danach Ihre.",
    interrupted:
      "Shortlist wurde beendet, während es eine Einladung sendete. Es wartet bis zu 15 Sekunden, ob sie noch ankommt, und macht dann mit Ihrer weiter.",
  },
  notSent: "Nicht gesendet",
  notCreated: "Nicht angelegt",
  unusualTitle: "Ist <email></email> richtig?",
  unusualText:
    "Solche Adressen gibt es, sie sind aber selten und oft vertippt. Korrigieren Sie die Adresse, oder legen Sie das Assessment an, wenn sie stimmt.",
  unusualYes: "Sie stimmt, anlegen",
  signedOutText:
    "Melden Sie sich in einem anderen Tab wieder an, kommen Sie zurück und legen Sie das Assessment an. Ihre Eingaben bleiben hier stehen.",
  lostTitle: "Es kam keine Antwort",
  lostText:
    "Wir wissen nicht, ob die Einladung angekommen ist. Versuchen Sie es erneut, ohne etwas zu ändern: Shortlist erkennt die Einladung wieder, und es wird nur eine gesendet.",
  assessAgain: "Noch einmal einladen",
  openCompleted: "Das abgeschlossene Assessment öffnen",
  openAssessment: "Assessment öffnen",
  seeAttention: "Ansehen, was zu klären ist",
  waitSettled: "Warten Sie, bis es geklärt ist; sonst werden vielleicht zwei Einladungen gesendet.",
  isInvited: "<name></name> ist eingeladen",
  wasInvited: "<name></name> war schon eingeladen",
  emailed: "Der Assessment-Dienst sendet diesen Link an {email}. Sie können ihn auch selbst weitergeben.",
  emailedNobodyNamed:
    "Der Assessment-Dienst sendet diesen Link per E-Mail. Sie können ihn auch selbst weitergeben.",
  claimed: "Das ausstehende Assessment läuft jetzt unter diesem Namen. Das ist sein Link:",
  byHand: "Niemand hat eine E-Mail erhalten. Geben Sie diesen Link weiter:",
  linkMeans:
    "{interview} · Wer diesen Link hat, kann anstelle der eingeladenen Person am Interview teilnehmen.",
  linkMeansAlone: "Wer diesen Link hat, kann anstelle der eingeladenen Person am Interview teilnehmen.",
  another: "Weitere Person einladen",
  unconfirmedTitle: "Diese Einladung ist unbestätigt",
  probableTitle: "Diese Einladung ist wahrscheinlich angekommen",
  didNotLandTitle: "Diese Einladung ist nicht angekommen",
  kept: "Ihre Eingaben für <name></name> ({interview}) bleiben unter „Zu klären“ erhalten.",
  somebodyElse: "Jemand anderen einladen",
};

export const candidate = {
  pending: "Hat bereits ein ausstehendes Assessment für dieses Interview.",
  completed: "Hat dieses Interview schon abgeschlossen ({result}). Sie können noch einmal einladen.",
  open: "Wurde zu diesem Interview schon eingeladen; der Assessment-Dienst hat das noch nicht bestätigt.",
  also: "Auch eingeladen zu: {interviews}.",
  before: "Bereits eingeladen zu: {interviews}.",
  interviewAndStatus: "{interview} ({status})",
  more: "{count, plural, =1 {einem weiteren} other {# weiteren}}",
  openIt: "Öffnen",
  elsewhereTitle: "Diese Adresse wurde auch anderweitig eingeladen",
};

export const attention = {
  title: "Zu klären",
  pill: "{count, plural, =1 {1 Punkt ist zu klären} other {# Punkte sind zu klären}}",
  pillAtLeast:
    "{count, plural, =1 {Mindestens 1 Punkt ist zu klären} other {Mindestens # Punkte sind zu klären}}",
  groups: {
    invitations: "{count, plural, =1 {1 Einladung} other {{shown} Einladungen}} zu klären",
    notHandedOver: "{count, plural, =1 {1 Link} other {{shown} Links}} nicht weitergegeben",
    overdue: "{shown} ausstehend seit mehr als {days, plural, =1 {1 Tag} other {# Tagen}}",
  },
  shortGroups: {
    invitations: "{shown} zu klären",
    notHandedOver: "{shown} Links offen",
    overdue: "{shown} überfällig",
  },
  lists: {
    invitations: "Einladungen, die zu klären sind",
    notHandedOver: "Links, die niemand weitergegeben hat",
    overdue: "Lange ausstehend",
  },
  means: {
    notHandedOver:
      "Der Assessment-Dienst sollte diesen Personen keine E-Mail senden, und in Ihrem Team hat niemand ihren Link kopiert. Die Eingeladenen wissen also noch nichts davon.",
    overdue:
      "Vor mehr als {days, plural, =1 {einem Tag} other {# Tagen}} eingeladen und noch nicht abgeschlossen. Eine Erinnerung mit dem Link kann helfen.",
  },
  showMore: "{count} weitere anzeigen",
  rest: "{count, plural, =1 {Noch 1 folgt} other {Noch {shown} folgen}}, sobald diese erledigt sind.",
  inTable: "Alle in der Tabelle ansehen, älteste zuerst",
  handItOver: "Als weitergegeben markieren",
  handedOver: "Weitergegeben",
  snooze: "Wiedervorlage in {days, plural, =1 {1 Tag} other {# Tagen}}",
  snoozed: "Wieder hier in {days, plural, =1 {1 Tag} other {# Tagen}}",
  shortMessage: "Nachricht",
  shortMail: "E-Mail",
  messageCopied: "Nachricht kopiert · wieder hier in {days, plural, =1 {1 Tag} other {# Tagen}}",
  mailOpened: "E-Mail geöffnet · wieder hier in {days, plural, =1 {1 Tag} other {# Tagen}}",
  archived: "Archiviert",
  settled: "Erledigt",
  allSettled: "Es ist nichts mehr zu klären.",
  dismiss: "Verwerfen",
  change: "Ändern",
  sendAgain: "Erneut senden",
  couldBe: "Assessments, die zu {name} gehören könnten",
  made: "angelegt <at></at>",
  thisOne: "Dieses ist es",
  thisOneId: "Dieses ist es: Assessment {id}",
  noneOfThem: "{count, plural, =1 {Dieses ist es nicht} other {Keines davon}}",
  didntArrive: "Nicht angekommen",
  asks: "{label}\u00a0…",
  giveUpTitle: "Ist die Einladung für {name} nicht angekommen?",
  giveUpText:
    "Falls der Assessment-Dienst sie doch erhalten hat, ist vielleicht schon eine E-Mail mit dem Link angekommen. Fragen Sie nach oder sehen Sie im Dienst nach, bevor Sie das angeben. Shortlist sucht dann nicht weiter, und Sie können erneut senden.",
  keepLooking: "Weitersuchen",
  states: {
    not_sent: "Nicht gesendet",
    submitting: "Wird noch gesendet",
    unconfirmed: "Unbestätigt",
    probable: "Wahrscheinlich angekommen",
    did_not_land: "Nicht angekommen",
    rejected: "Abgelehnt",
    created: "Angelegt",
  },
  tooLong:
    "Der Assessment-Dienst braucht ungewöhnlich lange für eine Antwort. Warten Sie ab: Bei einer zweiten Einladung kommen vielleicht beide an.",
  candidates:
    "{count, plural, =1 {Ein neues Assessment könnte es sein; das können nur Sie beurteilen.} other {# neue Assessments kommen infrage; welches es ist, können nur Sie beurteilen.}}",
  waitingForList: "Wartet auf die nächste Liste des Dienstes",
  listsLooked: "{count, plural, =1 {1 Liste durchgesehen} other {# Listen durchgesehen}}",
  lookedAt: "{looking}, zuletzt <at></at>",
};

export const invitation = {
  not_sent:
    "Diese Einladung hat den Assessment-Dienst nie erreicht, es wurde also niemand eingeladen. Sie können sie gefahrlos erneut senden.",
  unconfirmed:
    "Der Assessment-Dienst hat diese Einladung nicht bestätigt; ob sie angekommen ist, ist offen. Shortlist sucht in der Liste des Dienstes danach; laden Sie bis zur Klärung nicht noch einmal ein.",
  probable:
    "Ein neues Assessment gehört wahrscheinlich zu dieser Einladung: Kein anderes passt. Sicher weiß Shortlist es erst, wenn es abgeschlossen ist.",
  did_not_land:
    "In den Listen des Assessment-Dienstes ist sie nicht, es wurde also niemand eingeladen. Sie können sie erneut senden.",
  did_not_land_by: "Laut {name} ist diese Einladung nicht angekommen. Sie können sie erneut senden.",
  submitting: "Diese Einladung ist auf dem Weg zum Assessment-Dienst.",
  rejected: "Der Assessment-Dienst hat diese Einladung abgelehnt. Es wurde niemand eingeladen.",
  created: "Das Assessment ist angelegt.",
  refused: "{field}: {text}",
  fields: {
    interviewId: "Interview",
    candidate_email: "E-Mail",
    candidate_firstName: "Vorname",
    candidate_lastName: "Nachname",
    candidate_phoneNumber: "Telefonnummer",
    candidate_resumeUrl: "Lebenslauf",
    candidate_externalId: "Externe ID",
  },
  reasons: {
    broke_off: "Die Verbindung zum Dienst ist abgebrochen.",
    unreachable: "Der Dienst war nicht erreichbar.",
    timed_out: "Der Dienst hat nicht rechtzeitig geantwortet.",
    service_failure: "Der Dienst hat einen internen Fehler gemeldet.",
    unavailable: "Der Dienst stand nicht zur Verfügung.",
    unreadable: "Die Antwort des Dienstes war nicht lesbar.",
    redirect_refused: "Der Dienst hat uns an eine andere Adresse verwiesen; dem folgen wir nicht.",
    not_theirs:
      "Der Dienst hat mit einem Assessment geantwortet, das es schon vorher gab oder das zu jemand anderem gehört.",
    interrupted: "Shortlist wurde beendet, während es auf die Antwort wartete.",
    never_left: "Beim erneuten Senden war der Dienst nicht erreichbar.",
    never_called: "Shortlist wurde vor dem Senden beendet.",
    pending_there:
      "Der Dienst meldet, dass diese Adresse bereits ein ausstehendes Assessment für dieses Interview hat.",
    restored:
      "Shortlist wurde aus einer Sicherung wiederhergestellt und hat die Einladung vielleicht nach deren Erstellung gesendet.",
    invalid_key: "Der Dienst nimmt unseren Schlüssel nicht an.",
    not_authorised: "Der Dienst lässt uns mit unserem Schlüssel keine Assessments anlegen.",
    rate_limited: "Der Dienst hat zu viele Anfragen gemeldet.",
    invalid_parameters: "Beim erneuten Senden hat der Dienst sie abgelehnt.",
  },
};
