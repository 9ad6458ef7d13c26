import type { Locale } from "@/lib/i18n/messages/locales";
import type { MessageTemplate } from "@/lib/templates/render-message";
import type { TemplateKind } from "@/lib/templates/schema";

const invitations: Record<Locale, MessageTemplate> = {
  en: {
    subject: "Your assessment for our {{interview|open}} position",
    body: `Hi {{candidate.firstName|there}},

Thank you for your interest in our {{interview|open}} position. The next step is a short assessment, which you can take online whenever it suits you:

{{link}}

The link is meant for you alone. If anything is unclear, just reply to this message.

Best regards
{{me}}`,
  },
  de: {
    subject: "Ihr Assessment für {{interview|unsere offene Stelle}}",
    body: `Guten Tag {{candidate.name}},

vielen Dank für Ihr Interesse an unserer Stelle {{interview}}. Der nächste Schritt ist ein kurzes Assessment, das Sie online absolvieren können, wann es Ihnen passt:

{{link}}

Der Link ist nur für Sie bestimmt. Wenn etwas unklar ist, antworten Sie einfach auf diese Nachricht.

Mit freundlichen Grüßen
{{me}}`,
  },
};

const reminders: Record<Locale, MessageTemplate> = {
  en: {
    subject: "Reminder: your assessment for our {{interview|open}} position",
    body: `Hi {{candidate.firstName|there}},

We invited you {{invited.ago}} to the assessment for our {{interview|open}} position. You can still take it online whenever it suits you:

{{link}}

The link is meant for you alone. If something keeps you from it, or you are no longer interested, a short reply is all I need.

Best regards
{{me}}`,
  },
  de: {
    subject: "Erinnerung: Ihr Assessment für {{interview|unsere offene Stelle}}",
    body: `Guten Tag {{candidate.name}},

wir haben Sie {{invited.ago}} zu einem kurzen Assessment für unsere Stelle {{interview}} eingeladen. Sie können es weiterhin online absolvieren, wann es Ihnen passt:

{{link}}

Der Link ist nur für Sie bestimmt. Wenn Sie etwas daran hindert oder Sie nicht mehr interessiert sind, genügt mir eine kurze Antwort.

Mit freundlichen Grüßen
{{me}}`,
  },
};

/** The messages in the sender's language until an administrator writes others. */
export const builtInTemplates: Record<TemplateKind, Record<Locale, MessageTemplate>> = {
  invitation: invitations,
  reminder: reminders,
};
