import { invitationWords } from "@/components/candidate/invitation-words";
import type { Translator } from "@/lib/i18n/texts";
import type { InvitationView } from "@/lib/invitations/view-schema";

export type AttentionWords = {
  state: string;
  /** What happened, what it means for the candidate, what to do. */
  sentence: string;
  /** Certainly no invitation was made: it may be sent again, or forgotten. */
  canTryAgain: boolean;
};

function sentenceOf(invitation: InvitationView, t: Translator): string {
  const { state, candidates = [] } = invitation;
  // It is listed only once it takes too long.
  if (state === "submitting") return t("attention.tooLong");
  const words = invitationWords(invitation, t);
  return state === "unconfirmed" && candidates.length > 0
    ? `${words} ${t("attention.candidates", { count: candidates.length })}`
    : words;
}

export const attentionWords = (invitation: InvitationView, t: Translator): AttentionWords => ({
  state: t(`attention.states.${invitation.state}`),
  sentence: sentenceOf(invitation, t),
  canTryAgain: ["not_sent", "rejected", "did_not_land"].includes(invitation.state),
});

/** How far looking has come; undefined while a recruiter has to decide. */
export function lookingWords(
  { state, looking, candidates = [] }: InvitationView,
  t: Translator,
): string | undefined {
  if (state !== "unconfirmed" || !looking || candidates.length > 0) return undefined;
  return looking.lists === 0
    ? t("attention.waitingForList")
    : t("attention.listsLooked", { count: looking.lists });
}
