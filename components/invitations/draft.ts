import { keptText, tabDraft } from "@/components/drafts/tab-draft";
import type { Submission } from "@/components/invitations/submission";

const emptyCandidate = {
  email: "",
  firstName: "",
  lastName: "",
  phoneNumber: "",
  resumeUrl: "",
  externalId: "",
};

/** The form as typed, valid or not. */
export type DraftValues = {
  interviewId?: number;
  candidate: typeof emptyCandidate;
  suppressCandidateEmail: boolean;
};

export type Draft = {
  values: DraftValues;
  /** Kept with the draft: after a reload, the same submission has to stay the same. */
  unanswered?: Submission;
};

export const emptyValues: DraftValues = {
  interviewId: undefined,
  candidate: emptyCandidate,
  suppressCandidateEmail: false,
};

type Kept = Record<string, unknown>;

const isKept = (value: unknown): value is Kept => typeof value === "object" && value !== null;

/** @param kept the form’s values, or those of an older version: what can’t be read is empty. */
export function toDraftValues({ interviewId, candidate, suppressCandidateEmail }: Kept): DraftValues {
  const text = (name: keyof typeof emptyCandidate) => keptText(candidate, name);
  return {
    interviewId: Number.isInteger(interviewId) ? Number(interviewId) : undefined,
    candidate: {
      email: text("email"),
      firstName: text("firstName"),
      lastName: text("lastName"),
      phoneNumber: text("phoneNumber"),
      resumeUrl: text("resumeUrl"),
      externalId: text("externalId"),
    },
    suppressCandidateEmail: suppressCandidateEmail === true,
  };
}

function toDraft(kept: unknown): Draft | undefined {
  if (!isKept(kept) || !isKept(kept.values)) return undefined;
  const [id, content] = [keptText(kept.unanswered, "id"), keptText(kept.unanswered, "content")];
  return {
    values: toDraftValues(kept.values),
    unanswered: id !== "" && content !== "" ? { id, content } : undefined,
  };
}

const isWorthKeeping = ({ candidate }: DraftValues): boolean =>
  Object.values(candidate).some((value) => value.trim() !== "");

/** @param of a new invitation, or the id of one that is changed. */
export function invitationDraft(personId: string, of = "new") {
  const draft = tabDraft("invitation-draft", personId, of, toDraft);
  return {
    ...draft,
    save: (next: Draft): void => draft.save(isWorthKeeping(next.values) ? next : undefined),
  };
}
