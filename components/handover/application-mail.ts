import type { AssessmentView } from "@/lib/assessments/schema";
import { chooseTemplate } from "@/lib/templates/choose-template";
import { mailtoUrl } from "@/lib/templates/mailto-url";
import { type Message, renderMessage } from "@/lib/templates/render-message";
import type { TemplateView } from "@/lib/templates/schema";

/** The message to a candidate, and the address that opens the mail program with it. */
export type ApplicationMail = Message & {
  href: string;
  /** False when the mail program takes the link alone, and the text is to be pasted. */
  isWhole: boolean;
};

/** Fills the team’s template for one assessment; nothing where there is no link to hand over. */
export function applicationMail(
  { applicationUrl, candidate, interview }: AssessmentView,
  templates: TemplateView[],
  me: { name: string; email: string },
): ApplicationMail | undefined {
  const template = chooseTemplate(templates, interview?.id);
  if (!template || !applicationUrl) return undefined;
  const message = renderMessage(template, {
    "candidate.firstName": candidate?.firstName,
    "candidate.lastName": candidate?.lastName,
    "candidate.email": candidate?.email,
    interview: interview?.name,
    link: applicationUrl,
    me: me.name,
    "me.email": me.email,
  });
  return { ...message, ...mailtoUrl(candidate?.email ?? "", message, applicationUrl) };
}
