import type { AssessmentView } from "@/lib/assessments/schema";
import { fullName } from "@/lib/full-name";
import { chooseTemplate } from "@/lib/templates/choose-template";
import { mailtoUrl } from "@/lib/templates/mailto-url";
import { type Message, renderMessage } from "@/lib/templates/render-message";
import type { TemplateView } from "@/lib/templates/schema";

export type ApplicationMail = Message & {
  href: string;
  /** False when the URL has the application link alone, and the text has to be pasted. */
  isWhole: boolean;
};

/** Fills the team’s template; undefined where there is no link to hand over. */
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
    "candidate.name": candidate && fullName(candidate),
    "candidate.email": candidate?.email,
    interview: interview?.name,
    link: applicationUrl,
    me: me.name,
    "me.email": me.email,
  });
  return { ...message, ...mailtoUrl(candidate?.email ?? "", message, applicationUrl) };
}
