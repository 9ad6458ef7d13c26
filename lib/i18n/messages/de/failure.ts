export const failure = {
  title: "Diese Seite konnte nicht geladen werden",
  text: "Bei uns ist etwas schiefgegangen. Was Sie gespeichert hatten, ist noch da.",
  again:
    "Wenn es wieder passiert, nennen Sie der Administration diese Referenz. Unter ihr steht die Ursache im Protokoll.",
  reference: "Referenz",
  tryAgain: "Erneut versuchen",
  toAssessments: "Zu den Assessments",
};
