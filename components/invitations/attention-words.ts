import type { InvitationView } from "@/lib/invitations/schema";

export type AttentionWords = {
  /** In two or three words, for the line's beginning. */
  state: string;
  /** What happened, what it means for the candidate, what to do. */
  sentence: string;
  /** Nobody was invited for certain: it may be sent again, or forgotten. */
  canTryAgain: boolean;
};

/** What to tell a recruiter about an invitation without an assessment. */
export function attentionWords({ state, message }: InvitationView): AttentionWords {
  switch (state) {
    case "not_sent":
      return {
        state: "Not sent",
        sentence:
          message ?? "This invitation never left, so nobody has been invited. Try again when you like.",
        canTryAgain: true,
      };
    case "submitting":
      return {
        state: "Still sending",
        sentence:
          "The assessment service is taking unusually long to answer. Wait for it: a second invitation could reach the candidate twice.",
        canTryAgain: false,
      };
    case "unconfirmed":
    case "probable":
    case "did_not_land":
      return {
        state: "Unconfirmed",
        sentence:
          message ??
          "The assessment service didn’t confirm this invitation. The candidate may or may not have been invited, so don’t send it again until it is settled.",
        canTryAgain: false,
      };
    case "rejected":
      return {
        state: "Refused",
        sentence: message ?? "The assessment service refused this invitation. Nobody has been invited.",
        canTryAgain: true,
      };
    case "created":
      return { state: "Created", sentence: "The assessment exists now.", canTryAgain: false };
    default:
      return state satisfies never;
  }
}
