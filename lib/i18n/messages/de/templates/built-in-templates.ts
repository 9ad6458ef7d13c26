/** The messages that come with a link, until an administrator writes others. */
export const templates = {
  invitation: {
    subject: "Ihr Assessment für {{interview|unsere offene Stelle}}",
    body: `Guten Tag {{candidate.name}},

vielen Dank für Ihr Interesse an unserer Stelle {{interview}}. Der nächste Schritt ist ein kurzes Assessment, das Sie online absolvieren können, wann immer es Ihnen passt:

{{link}}

Der Link ist nur für Sie bestimmt. Wenn etwas unklar ist, antworten Sie einfach auf diese Nachricht.

Mit freundlichen Grüßen
{{me}}`,
  },
  reminder: {
    subject: "Erinnerung: Ihr Assessment für {{interview|unsere offene Stelle}}",
    body: `Guten Tag {{candidate.name}},

wir haben Sie {{invited.ago}} zu einem kurzen Assessment für unsere Stelle {{interview}} eingeladen. Sie können es weiterhin online absolvieren, wann immer es Ihnen passt:

{{link}}

Der Link ist nur für Sie bestimmt. Wenn Sie etwas daran hindert oder Sie nicht mehr interessiert sind, genügt mir eine kurze Antwort.

Mit freundlichen Grüßen
{{me}}`,
  },
};
