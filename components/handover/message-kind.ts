import type { AssessmentView } from "@/lib/assessments/schema";
import type { TemplateKind } from "@/lib/templates/schema";

export type MessageKind = TemplateKind;

/** What to write to somebody who is pending: the invitation’s message as long as nobody has given them the link. */
export const messageKind = ({ lastContact }: Pick<AssessmentView, "lastContact">): MessageKind =>
  lastContact ? "reminder" : "invitation";
