export const session = {
  idleTitle: "Sind Sie noch da?",
  idleText:
    "Sie haben hier schon länger nichts getan. Wenn Sie nicht angemeldet bleiben, meldet Shortlist Sie ab. Entwürfe bleiben in diesem Tab, bis Sie zurück sind.",
  stay: "Angemeldet bleiben",
  signOut: "Abmelden",
  notExtended:
    "Shortlist hat nicht geantwortet; Ihre Sitzung ist noch nicht verlängert. Versuchen Sie es erneut.",
  left: "Verbleibende Zeit: {time}",
  minutesLeft: "Noch {count, plural, one {# Minute} other {# Minuten}} bis zur Abmeldung.",
  secondsLeft: "Noch {count, plural, one {# Sekunde} other {# Sekunden}} bis zur Abmeldung.",
  over: "Ihre Sitzung ist zu Ende. Verbindung zu Shortlist wird hergestellt …",
  endTitle: "Ab {time} Uhr müssen Sie sich neu anmelden",
  endText: "Diese Sitzung lässt sich nicht verlängern. Entwürfe bleiben in diesem Tab, bis Sie zurück sind.",
} as const;
