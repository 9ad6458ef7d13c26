import { keptText, tabDraft } from "@/components/drafts/tab-draft";

export type ClaimDraft = {
  /** The claim that is corrected; null for a first claim. */
  replaces: string | null;
  interviewId?: number;
  email: string;
  firstName: string;
  lastName: string;
};

const idOf = (kept: object): number | undefined =>
  "interviewId" in kept && typeof kept.interviewId === "number" ? kept.interviewId : undefined;

function read(kept: unknown): ClaimDraft | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  return {
    replaces: keptText(kept, "replaces") || null,
    interviewId: idOf(kept),
    email: keptText(kept, "email"),
    firstName: keptText(kept, "firstName"),
    lastName: keptText(kept, "lastName"),
  };
}

const isWorthKeeping = ({ replaces, email, firstName, lastName }: ClaimDraft): boolean =>
  replaces !== null || (email + firstName + lastName).trim() !== "";

export function claimDraft(assessmentId: number, personId: string) {
  const draft = tabDraft("claim", personId, assessmentId, read);
  return {
    ...draft,
    save: (next: ClaimDraft): void => draft.save(isWorthKeeping(next) ? next : undefined),
  };
}
