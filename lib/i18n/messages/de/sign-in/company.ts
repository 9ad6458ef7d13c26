export const company = {
  continue: "Weiter mit {name}",
  another: "Mit einem anderen Konto anmelden",
  or: "oder",
  withPassword: "Mit Passwort anmelden",
  breakGlass: "Für die Administration, solange die Anmeldung des Unternehmens ausfällt.",
  passwordOff: "Sie melden sich mit Ihrem Unternehmenskonto an. Wenn Sie keines haben, fragen Sie Ihre IT.",
  refused: {
    no_email:
      "Die Anmeldung Ihres Unternehmens hat Ihre E-Mail-Adresse nicht genannt. Bitten Sie Ihre IT, sie zu ergänzen.",
    email_unverified:
      "Diese E-Mail-Adresse wird hier schon verwendet, und die Anmeldung Ihres Unternehmens bestätigt nicht, dass sie Ihnen gehört. Bitten Sie die Administration, das Konto zurückzusetzen.",
    email_of_another:
      "Mit dieser E-Mail-Adresse ist ein anderes Unternehmenskonto verknüpft. Wenden Sie sich an die Administration.",
    link_first:
      "Sie haben hier schon ein Konto. Geben Sie einmal dessen Passwort ein, um Ihr Unternehmenskonto zu verknüpfen.",
    reset_first:
      "Sie haben hier schon ein Konto mit Passwort, aber die Anmeldung damit ist abgeschaltet. Bitten Sie die Administration, das Konto zurückzusetzen; dann wird Ihr Unternehmenskonto damit verknüpft.",
    no_group: "Sie gehören zu keiner Gruppe, die Shortlist nutzen darf. Bitten Sie Ihre IT, Sie aufzunehmen.",
    too_many_groups:
      "Sie gehören zu mehr Gruppen, als die Anmeldung Ihres Unternehmens mitteilt. Bitten Sie Ihre IT, nur die für Shortlist zu senden.",
    disabled: "Ihr Konto ist hier gesperrt. Wenden Sie sich an die Administration.",
    unreachable:
      "Die Anmeldung Ihres Unternehmens antwortet nicht. Versuchen Sie es in ein paar Minuten noch einmal; wenn es dabei bleibt, sagen Sie Ihrer IT Bescheid.",
    misconfigured:
      "Die Anmeldung Ihres Unternehmens ist für Shortlist noch nicht richtig eingerichtet. Sagen Sie der Administration Bescheid.",
    flow_lost:
      "Das hat zu lange gedauert oder wurde in einem anderen Tab begonnen. Beginnen Sie noch einmal.",
    provider_refused:
      "Die Anmeldung bei Ihrem Unternehmen wurde abgebrochen oder abgelehnt. Sie können es noch einmal versuchen.",
    untrusted:
      "Die Anmeldung Ihres Unternehmens hat eine Antwort geschickt, der Shortlist nicht vertrauen kann. Sagen Sie der Administration Bescheid.",
    unavailable:
      "Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal; wenn es dabei bleibt, sagen Sie der Administration Bescheid.",
  },
} as const;
