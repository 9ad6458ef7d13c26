export const insights = {
  title: "Auswertung",
  subtitle:
    "Was aus Einladungen wird, bis hin zur Entscheidung. Archivierte zählen mit, außer bei „Zu entscheiden“.",
  limitedSubtitle: "Nur Assessments, die Sie sehen. Archivierte zählen mit, außer bei „Zu entscheiden“.",
  filters: "Filter",
  range: "Zeitraum",
  ranges: { month: "Letzte 30 Tage", quarter: "Letzte 90 Tage", year: "Letzte 12 Monate" },
  everybody: "Alle Einladenden",
  filterInviter: "Nach einladendem Teammitglied filtern",
  searchInviters: "Teammitglieder suchen …",
  figures: "In diesem Zeitraum",
  invited: "Eingeladen",
  completed: "Abgeschlossen",
  recommended: "Empfohlen",
  ofInvited: "{percent} % der Eingeladenen",
  ofCompleted: "{percent} % der Abschlüsse",
  showRows: {
    invited: "Eingeladene Assessments anzeigen",
    completed: "Abgeschlossene Assessments anzeigen",
    recommended: "Empfohlene Assessments anzeigen",
    toDecide: "Assessments anzeigen, über die zu entscheiden ist",
  },
  toDecide: "Zu entscheiden",
  decided: "Entschieden",
  goneSince: "{count, plural, =1 {1 nicht mehr gelistet} other {# nicht mehr gelistet}}",
  decisions: "Entscheidungen und Empfehlungen",
  decisionsWhat:
    "Was das Team aus den Empfehlungen des Dienstes macht, bei den in diesem Zeitraum Eingeladenen.",
  decisionsEmpty: "Sobald jemand das Assessment abgeschlossen hat, stehen die Entscheidungen hier.",
  byService: "Der Dienst sagt",
  verdicts: {
    recommended: "Empfohlen",
    not_recommended: "Nicht empfohlen",
    pending: "Noch ausstehend",
  },
  decisionCount: "{count} {verdict}: {decision}",
  agreement:
    "{agreed, plural, =0 {Keine der {count} Entscheidungen für nächste Runde oder Absage folgte der Empfehlung.} =1 {1 der {count} Entscheidungen für nächste Runde oder Absage folgte der Empfehlung.} other {# der {count} Entscheidungen für nächste Runde oder Absage folgten der Empfehlung.}}",
  agreementOne:
    "{agreed, plural, =0 {Die einzige Entscheidung für nächste Runde oder Absage wich von der Empfehlung ab.} other {Die einzige Entscheidung für nächste Runde oder Absage folgte der Empfehlung.}}",
  pendingByAge: "Ausstehend nach Alter",
  pendingByAgeWhat:
    "Alle, die jetzt noch nicht fertig sind, nach den Tagen seit der Einladung. Ohne archivierte.",
  ages: {
    under: "Unter {days} Tagen",
    between: "{from} bis {days} Tage",
    over: "{from} Tage oder länger",
  },
  age: "Seit der Einladung",
  pendingCount: "{count} ausstehend, {age}",
  noPending: "Es steht nichts aus.",
  tableOf: "{title} als Tabelle",
  byRecruiter: "Nach Teammitglied",
  byRecruiterWhat:
    "Wie viele jedes Teammitglied in diesem Zeitraum eingeladen und über wie viele davon es entschieden hat.",
  recruiter: "Teammitglied",
  byRecruiterHow:
    "Die Entscheidungen sind keine Links: Die Liste hat keinen Filter dafür, wer entschieden hat.",
  invitedOutside:
    "{count, plural, =1 {1 weitere Einladung stammt nicht von jemandem mit Zugang.} other {# weitere Einladungen stammen nicht von jemandem mit Zugang.}}",
  recruiterEmpty: "In diesem Zeitraum hat niemand aus dem Team jemanden eingeladen.",
  recruiterCount: {
    invited: "{count} eingeladen von {name}",
    completed: "{count} abgeschlossen, eingeladen von {name}",
    recommended: "{count} empfohlen, eingeladen von {name}",
  },
  interviewCount: "{count} bei {interview}: {what}",
  medianWait: "Die Hälfte entschieden in",
  tooFew: "zu wenige ({count})",
  tooFewWhy: "Den Median zeigen wir ab 5 Entscheidungen.",
  timeToDecide: "Dauer bis zur Entscheidung",
  timeToDecideWhat:
    "Vom Zeitpunkt, zu dem der Abschluss erkannt wurde, bis zur geltenden Entscheidung, bei {count, plural, =1 {einer Entscheidung} other {# Entscheidungen}} über in diesem Zeitraum Eingeladene.",
  decidedQuarter: "Ein Viertel entschieden in höchstens",
  decidedMedian: "Die Hälfte entschieden in höchstens",
  decidedThreeQuarters: "Drei Viertel entschieden in höchstens",
  decidedUnknown:
    "{count, plural, =1 {1 Entscheidung zählt hier nicht: Der Abschluss war vorher nicht erkannt.} other {# Entscheidungen zählen hier nicht: Der Abschluss war vorher nicht erkannt.}}",
  fewTimes:
    "{count, plural, =0 {Noch keine Abschlüsse in diesem Zeitraum.} =1 {Erst 1 Abschluss in diesem Zeitraum.} other {Erst # Abschlüsse in diesem Zeitraum.}} Quartile gibt es ab 5.",
  fewDecisions:
    "{count, plural, =0 {Es gibt noch keine solche Entscheidung.} =1 {Es gibt nur 1 solche Entscheidung.} other {Es gibt nur # solche Entscheidungen.}} Ab 5 stehen hier Quartile.",
  times: "Zeit bis zum Abschluss und bis zur Entscheidung",
  fewOfBoth:
    "Bisher {completed, plural, =0 {ist von keinem Abschluss} =1 {ist von einem Abschluss} other {ist von # Abschlüssen}} und von {decided, plural, =0 {keiner Entscheidung} =1 {einer Entscheidung} other {# Entscheidungen}} bekannt, wie lange es gedauert hat. Ab 5 stehen hier Quartile.",
  overTime: "Im Zeitverlauf",
  overTimeWhat: {
    day: "Eingeladen und abgeschlossen je Tag",
    week: "Eingeladen und abgeschlossen je Woche",
    month: "Eingeladen und abgeschlossen je Monat",
  },
  overTimeSummary:
    "{invited} eingeladen und {completed} abgeschlossen, davon {recommended} empfohlen, von {from} bis {to}.",
  completedSeen: "Abschlüsse zählen, sobald Shortlist sie erkannt hat.",
  beforeSeen:
    "{count, plural, =1 {1 von {of} Abschlüssen lag schon vor, als Shortlist zum ersten Mal nachsah. Der Zeitpunkt ist unbekannt; gezählt wird am Tag der Einladung.} other {# von {of} Abschlüssen lagen schon vor, als Shortlist zum ersten Mal nachsah. Der Zeitpunkt ist unbekannt; gezählt wird am Tag der Einladung.}}",
  allBeforeSeen:
    "{count, plural, =1 {Der eine Abschluss lag schon vor, als Shortlist zum ersten Mal nachsah. Der Zeitpunkt ist unbekannt; gezählt wird am Tag der Einladung.} other {Alle # Abschlüsse lagen schon vor, als Shortlist zum ersten Mal nachsah. Der Zeitpunkt ist unbekannt; gezählt wird am Tag der Einladung.}}",
  ofEarlier:
    "{count, plural, =1 {Bei 1 der erkannten Abschlüsse liegt die Einladung vor diesem Zeitraum.} other {Bei # der erkannten Abschlüsse liegt die Einladung vor diesem Zeitraum.}}",
  beforeSeenPart: "Abgeschlossen, bevor Shortlist zum ersten Mal nachsah",
  beforeSeenRecommended: "{count, plural, =1 {1 empfohlen} other {# empfohlen}}",
  seenHow:
    "Nur die Eingeladenen führen zu ihren Zeilen: Die Liste hat keinen Filter dafür, wann ein Abschluss erkannt wurde.",
  together: "Insgesamt",
  asChart: "Diagramm",
  asTable: "Tabelle",
  showAs: "Anzeigen als",
  notRecommended: "Nicht empfohlen",
  period: { day: "Tag", week: "Woche ab", month: "Monat" },
  seenCompleted: "Abschluss erkannt",
  funnel: "Nach Interview",
  funnelWhat: "Was bis jetzt aus den in diesem Zeitraum Eingeladenen geworden ist.",
  funnelUnknown:
    "Bei Assessments, die außerhalb von Shortlist angelegt wurden, ist das Interview erst nach dem Abschluss bekannt. Ein Anteil, den sie merklich ändern könnten, fehlt.",
  unknownInterview: "Interview nicht bekannt",
  timeToComplete: "Dauer bis zum Abschluss",
  timeToCompleteWhat:
    "Von der Einladung bis zum Ergebnis, bei {count, plural, =1 {einem Assessment} other {# Assessments}}, deren Abschluss in diesem Zeitraum erkannt wurde.",
  timeToCompleteHow:
    "Wir sehen alle paar Sekunden bis einmal pro Minute nach; jede Angabe liegt also zwischen zwei Abfragen. Wo die beiden weit auseinanderliegen, nennen wir beide.",
  quarter: "Ein Viertel brauchte höchstens",
  median: "Die Hälfte brauchte höchstens",
  threeQuarters: "Drei Viertel brauchten höchstens",
  between: "{atLeast} bis {atMost}",
  seconds: "{count, plural, =1 {1 Sekunde} other {# Sekunden}}",
  minutes: "{count, plural, =1 {1 Minute} other {# Minuten}}",
  hours: "{count, plural, =1 {1 Stunde} other {{shown} Stunden}}",
  days: "{count, plural, =1 {1 Tag} other {{shown} Tage}}",
  pendingLongest: "Am längsten ausstehend",
  pendingLongestWhat: "Wer noch nicht fertig ist, unabhängig vom Einladungsdatum.",
  allPending: "Alle Ausstehenden ansehen, älteste zuerst",
  nobodyPending: "Es steht nichts aus.",
  emptyTitle: "In diesem Zeitraum ist nichts geschehen",
  empty: "Es gab weder Einladungen noch Abschlüsse.",
  emptyFiltered: "Mit diesen Filtern gibt es weder Einladungen noch Abschlüsse.",
  showYear: "Die letzten 12 Monate anzeigen",
  firstTitle: "Noch keine Zahlen",
  limitedFirst: "Sie erscheinen hier, sobald es Assessments gibt, die Sie sehen.",
  first: "Sie erscheinen hier, sobald jemand eingeladen ist.",
  failedTitle: "Diese Zahlen konnten nicht geladen werden",
};
