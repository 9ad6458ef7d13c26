import type { MessageTemplate } from "@/lib/templates/render-message";

/** What is sent along with the link until an administrator writes something else. */
export const builtInTemplate: MessageTemplate = {
  subject: "Your assessment for {{interview|our open position}}",
  body: `Hi {{candidate.firstName|there}},

thank you for your interest in {{interview|working with us}}. The next step is a short assessment, which you can take online whenever it suits you:

{{link}}

The link is meant for you alone. If anything is unclear, just reply to this message.

Best regards
{{me}}`,
};
