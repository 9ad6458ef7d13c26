import type { Store } from "@/lib/db/store";
import { conflict, invalid } from "@/lib/errors";
import { fieldText } from "@/lib/i18n/field-texts";

/** 409 for a pending assessment that a limited member doesn’t see. The service itself would say no more. */
export const pendingUnseen = () =>
  conflict(
    "pending_unseen",
    "The assessment service already has a pending assessment of this candidate for this interview, and you can’t see it. Ask an administrator.",
  );

/** 409 for a pending assessment that the recruiter reviews blind. */
export const pendingBlind = () =>
  conflict(
    "pending_blind",
    "This candidate already has a pending assessment for this interview. You review it blind, so Shortlist doesn’t say which one it is. A colleague who doesn’t can hand over its link.",
  );

/** Whether a limited member may invite to this interview. */
export function mayInviteFor({ limit }: Pick<Store, "limit">, interviewId: number): boolean {
  const rows = limit?.rows;
  return rows === undefined || rows.own || rows.interviewIds.includes(interviewId);
}

/** @throws ProblemError 422 at `interviewId`. */
export function refuseUnseenInterview(store: Pick<Store, "limit">, interviewId: number): void {
  if (!mayInviteFor(store, interviewId)) throw invalid({ interviewId: [fieldText("chooseInterview")] });
}
