export const failure = {
  title: "Diese Seite konnte nicht geladen werden",
  text: "Auf unserer Seite ist etwas schiefgegangen. Was Sie gespeichert hatten, ist noch da.",
  again:
    "Wenn es wieder passiert, nennen Sie der Administration die Referenz: Darunter steht die Ursache im Protokoll.",
  reference: "Referenz",
  tryAgain: "Erneut versuchen",
  toAssessments: "Zu den Assessments",
};
