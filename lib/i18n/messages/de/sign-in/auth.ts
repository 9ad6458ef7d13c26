export const auth = {
  nobodyTitle: "Noch kann sich niemand anmelden",
  nobodyOpen:
    "Öffnen Sie den einmaligen Einrichtungslink, den Shortlist beim Start ausgegeben hat. Damit richten Sie den ersten Zugang mit Administrationsrechten ein.",
  nobodyExpires: "Der Link gilt eine Stunde; nach einem Neustart wird ein neuer ausgegeben.",
  forgotten:
    "Passwort vergessen? Die Administration kann Ihnen einen Link geben, mit dem Sie ein neues wählen.",
  idleEnd:
    "Sie wurden nach {time} ohne Aktivität abgemeldet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.",
  idleHours: "{count, plural, =1 {einer Stunde} other {# Stunden}}",
  idleMinutes: "{count, plural, =1 {einer Minute} other {# Minuten}}",
  welcome: "Willkommen, {name}",
  welcomeHint: "Wählen Sie ein Passwort. Damit und mit {email} melden Sie sich künftig an.",
  firstTitle: "Shortlist einrichten",
  firstHint:
    "Sie erhalten den ersten Zugang mit Administrationsrechten. Danach können Sie Ihr Team einladen.",
  spentTitle: "Dieser Link gilt nicht mehr",
  spentWhy:
    "Einrichtungslinks lassen sich einmal verwenden, für Teammitglieder 7 Tage lang, der allererste eine Stunde lang. Dieser ist abgelaufen, wurde schon benutzt oder ist unvollständig.",
  spentNext:
    "Haben Sie ihn selbst benutzt, melden Sie sich an. Andernfalls bitten Sie die Administration um einen neuen. Gibt es noch keinen Zugang, starten Sie Shortlist neu: Es gibt dann einen neuen Link aus.",
  toSignIn: "Zur Anmeldung",
  yourName: "Ihr Name",
  emailHint: "Damit melden Sie sich an.",
  password: "Passwort",
  passwordRule: "Mindestens 12 Zeichen. Mehrere Wörter hintereinander lassen sich gut merken.",
  showPassword: "Passwort anzeigen",
  hidePassword: "Passwort verbergen",
  capsLock: "Die Feststelltaste ist aktiv.",
  saveAndSignIn: "Passwort speichern und anmelden",
  createAndSignIn: "Zugang einrichten und anmelden",
  refused: "E-Mail oder Passwort ist falsch. Prüfen Sie beides und versuchen Sie es erneut.",
  throttled:
    "Zu viele Versuche. Versuchen Sie es in {minutes, plural, =1 {einer Minute} other {# Minuten}} erneut.",
  busy: "Gerade melden sich zu viele Personen gleichzeitig an. Versuchen Sie es in einigen Sekunden erneut.",
  noAnswer: "Shortlist hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  setupFailed: "Bei uns ist etwas schiefgegangen.",
};
