import type { Locale } from "@/lib/i18n/messages/locales";
import type { MessageTemplate } from "@/lib/templates/render-message";

/** The message in the sender's language until an administrator writes another. */
export const builtInTemplates: Record<Locale, MessageTemplate> = {
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
