export const interviews = {
  title: "Interviews",
  subtitle: "Interviews, zu denen Sie einladen können.",
  caption: "Interviews mit der Anzahl ihrer Assessments",
  interview: "Interview",
  completed: "Abgeschlossen",
  lastWeeks: "Letzte {count} Wochen",
  weeks: "{invited} eingeladen und {completed} abgeschlossen in den letzten {count} Wochen",
  weeksLegend: "Die Balken sind Wochen, die jüngste rechts:",
  weeksInvited: "eingeladen",
  weeksCompleted: "Abschluss erkannt",
  unknownMeans:
    "Außerhalb von Shortlist angelegt; nach dem Abschluss zählen sie bei ihrem Interview. Ein Anteil, den sie merklich ändern könnten, fehlt.",
  retired: "Nicht mehr angeboten",
  emptyTitle: "Noch keine Interviews",
  unreadTitle: "Noch keine Interviews gelesen",
  unread: "Sie kommen vom Assessment-Dienst. Sobald er geantwortet hat, erscheinen sie hier.",
  unreadFailing:
    "Sie kommen vom Assessment-Dienst, den wir gerade nicht abfragen können. Sobald es geht, erscheinen sie hier.",
  empty: "Interviews werden im Assessment-Dienst angelegt und erscheinen hier von selbst.",
  inviteFor: "Neues Assessment<more> für {interview}</more>",
  count: {
    invited: "{count} eingeladen für {interview}",
    completed: "{count} abgeschlossen für {interview}",
    pending: "{count} ausstehend für {interview}",
    recommended: "{count} empfohlen für {interview}",
    not_recommended: "{count} nicht empfohlen für {interview}",
  },
};
