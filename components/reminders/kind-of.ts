import { createContext, use } from "react";
import { type MessageKind, messageKind } from "@/components/handover/message-kind";
import type { AssessmentView } from "@/lib/assessments/schema";

export type KindOf = (row: AssessmentView) => MessageKind;

/** Which message each candidate gets, for all that is open in the dialog. */
export const KindOfContext = createContext<KindOf>(messageKind);

export const useKindOf = (): KindOf => use(KindOfContext);

/**
 * Whoever was invited a moment ago gets the invitation’s message, though the service has e-mailed them: a reminder
 * would come too soon. @param ids those who were.
 */
export const kindOfInvited =
  (ids: ReadonlySet<number>): KindOf =>
  (row) =>
    ids.has(row.id) && row.lastContact?.how !== "member" ? "invitation" : messageKind(row);

/** The contact that a message answers to, as the server is told it: an invitation’s answers to none. */
export const seenContact = (row: AssessmentView, kindOf: KindOf): string | null =>
  kindOf(row) === "invitation" ? null : (row.lastContact?.at ?? null);
