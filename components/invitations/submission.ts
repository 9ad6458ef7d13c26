import { newUuid } from "@/components/http/new-uuid";
import type { Outcome } from "@/components/invitations/submit-invitation";
import type { InvitationInput } from "@/lib/invitations/schema";

/** A submission without a response so far: under way, or its response was lost. */
export type Submission = { id: string; content: string };

type Asked = InvitationInput & { confirm?: "again" };

/**
 * The unanswered submission again if it asks for the very same, so that the server recognises it; or a new one.
 * @param unanswered the last submission, if its outcome is unknown.
 */
export function submissionFor(asked: Asked, unanswered: Submission | undefined): Submission {
  const content = JSON.stringify(asked);
  return unanswered?.content === content ? unanswered : { id: newUuid(), content };
}

/** Whether the same submission may still become an invitation: then its id must be kept. */
export const isUnanswered = ({ kind }: Outcome): boolean => kind === "lost" || kind === "signed_out";
