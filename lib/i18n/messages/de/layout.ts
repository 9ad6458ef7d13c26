export const layout = {
  description: "Assessments für Ihr Team.",
  skip: "Zum Inhalt springen",
  mainNavigation: "Hauptnavigation",
  assessments: "Assessments",
  interviews: "Interviews",
  insights: "Auswertung",
  settings: "Einstellungen",
  notifications: "Benachrichtigungen",
  you: "Sie",
  theme: "Farbschema",
  light: "Hell",
  dark: "Dunkel",
  system: "System",
  signOut: "Abmelden",
  stillSignedIn: "Sie sind noch angemeldet",
  stillSignedInWhy: "Shortlist hat nicht geantwortet. Versuchen Sie es gleich noch einmal.",
  sandbox: "Sandbox",
  sandboxMails:
    "Sandbox: erfundene Kandidat/innen, aber E-Mails gehen wirklich an die eingegebenen Adressen.",
  sandboxKeeps: "Sandbox: erfundene Kandidat/innen, keine E-Mail verlässt diesen Rechner.",
  sandboxOutbox: "E-Mails ansehen",
  sandboxConnected: "Sandbox verbunden",
  connected: "Dienst verbunden",
  connecting: "Verbindung wird aufgebaut …",
  noService: "Dienst nicht erreichbar",
  noServiceSince: "Kein Dienst seit {since}",
  partMissing: "Dieser Teil konnte nicht geladen werden",
  partMissingText:
    "Die Verbindung war unterbrochen, oder Shortlist wurde inzwischen aktualisiert. Versuchen Sie es noch einmal; wenn es dabei bleibt, laden Sie die Seite neu.",
  loadAgain: "Seite neu laden",
  noNews: "Keine Neuigkeiten vom Assessment-Dienst",
  notFoundTitle: "Seite nicht gefunden",
  notFoundText:
    "Unter dieser Adresse gibt es weder ein Assessment noch eine Seite. Vielleicht ist sie falsch geschrieben oder gehört zu einem anderen Konto.",
  nothingHereTitle: "Hier ist nichts",
  nothingHereText: "Vielleicht ist die Adresse falsch geschrieben, oder was dort stand, gibt es nicht mehr.",
  forbiddenTitle: "Ihre Rolle erlaubt das nicht",
  forbiddenFor: {
    recruiter: "Diese Seite ist für Recruiting und Administration",
    administrator: "Diese Seite ist für die Administration",
  },
  forbiddenText:
    "Sie sind als {name} angemeldet (Rolle: {role}). Wenn Sie diese Seite brauchen, bitten Sie die Administration um eine andere Rolle.",
};

export const failure = {
  title: "Diese Seite konnte nicht geladen werden",
  text: "Auf unserer Seite ist etwas schiefgegangen. Was Sie gespeichert hatten, ist noch da.",
  again:
    "Wenn es wieder passiert, nennen Sie der Administration die Referenz: Darunter steht die Ursache im Protokoll.",
};
