import type { AssessmentView } from "@/lib/assessments/schema";
import { fullName } from "@/lib/full-name";
import type { Locale } from "@/lib/i18n/messages/locales";
import { chooseTemplate } from "@/lib/templates/choose-template";
import { invitedValues } from "@/lib/templates/invited-values";
import { mailtoUrl } from "@/lib/templates/mailto-url";
import { type Message, renderMessage } from "@/lib/templates/render-message";
import type { TemplateKind, TemplateView } from "@/lib/templates/schema";

export type ApplicationMail = Message & {
  href: string;
  /** False when the URL has the application link alone, and the text has to be pasted. */
  isWhole: boolean;
};

export type Sender = { name: string; email: string };

/** The reader’s language, for templates without one, and their calendar. */
export type Writing = { kind?: TemplateKind; locale: Locale; timeZone?: string; now?: Date };

/** Fills the team’s template; undefined where there is no link to hand over. */
export function applicationMail(
  { applicationUrl, candidate, interview, createdAt, isUndated }: AssessmentView,
  templates: TemplateView[],
  me: Sender,
  { kind, locale, timeZone, now = new Date() }: Writing,
): ApplicationMail | undefined {
  const template = chooseTemplate(templates, interview?.id, kind);
  if (!template || !applicationUrl) return undefined;
  const message = renderMessage(template, {
    "candidate.firstName": candidate?.firstName,
    "candidate.lastName": candidate?.lastName,
    "candidate.name": candidate && fullName(candidate),
    "candidate.email": candidate?.email,
    interview: interview?.name,
    ...(!isUndated && invitedValues(createdAt, { now, timeZone, locale: template.locale ?? locale })),
    link: applicationUrl,
    me: me.name,
    "me.email": me.email,
  });
  return { ...message, ...mailtoUrl(candidate?.email ?? "", message, applicationUrl) };
}
