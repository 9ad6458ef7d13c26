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
export function attentionWords({ state, message, candidates = [] }: InvitationView): AttentionWords {
  switch (state) {
    case "not_sent":
      return {
        state: "Not sent",
        sentence:
          message ?? "This invitation never left, so nobody has been invited. Send it again when you like.",
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
      return {
        state: "Unconfirmed",
        sentence: [
          message ??
            "The assessment service didn’t confirm this invitation. The candidate may or may not have been invited, so don’t send it again until it is settled.",
          candidates.length > 0 && candidatesSentence(candidates.length),
        ]
          .filter(Boolean)
          .join(" "),
        canTryAgain: false,
      };
    case "probable":
      return {
        state: "Probably arrived",
        sentence:
          message ??
          "A new assessment is probably this invitation’s. Shortlist knows for certain once the candidate has completed it.",
        canTryAgain: false,
      };
    case "did_not_land":
      return {
        state: "Didn’t arrive",
        sentence:
          message ?? "The assessment service doesn’t have this invitation, so nobody has been invited.",
        canTryAgain: true,
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

const candidatesSentence = (count: number) =>
  count === 1
    ? "One new assessment could be it, and only a person can tell."
    : `${count} new assessments could be it, and only a person can tell which.`;

/** How far looking has come; nothing while a person has to decide. */
export function lookingWords({ state, looking, candidates = [] }: InvitationView): string | undefined {
  if (state !== "unconfirmed" || !looking || candidates.length > 0) return undefined;
  if (looking.lists === 0) return "Waiting for the service’s next list";
  return looking.lists === 1 ? "1 list looked through" : `${looking.lists} lists looked through`;
}
