import type { AssessmentView } from "@/lib/assessments/schema";
import type { TemplateKind } from "@/lib/templates/schema";

export type MessageKind = TemplateKind;

/** Which message a pending candidate gets: the invitation’s until they have been given the link. */
export const messageKind = ({ lastContact }: Pick<AssessmentView, "lastContact">): MessageKind =>
  lastContact ? "reminder" : "invitation";
