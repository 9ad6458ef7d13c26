import { z } from "zod";
import { tabDraft } from "@/components/drafts/tab-draft";

const text = z.string().catch("");

/** The form as typed, valid or not. */
export const draftValuesSchema = z.object({
  interviewId: z.number().int().optional().catch(undefined),
  candidate: z.object({
    email: text,
    firstName: text,
    lastName: text,
    phoneNumber: text,
    resumeUrl: text,
    externalId: text,
  }),
  suppressCandidateEmail: z.boolean().catch(false),
});

const draftSchema = z.object({
  values: draftValuesSchema,
  /** Kept with the draft: after a reload, the same submission has to stay the same. */
  unanswered: z.object({ id: z.uuid(), content: z.string() }).optional().catch(undefined),
});

export type DraftValues = z.infer<typeof draftValuesSchema>;
export type Draft = z.infer<typeof draftSchema>;

export const emptyValues: DraftValues = {
  interviewId: undefined,
  candidate: { email: "", firstName: "", lastName: "", phoneNumber: "", resumeUrl: "", externalId: "" },
  suppressCandidateEmail: false,
};

const isWorthKeeping = ({ candidate }: DraftValues): boolean =>
  Object.values(candidate).some((value) => value.trim() !== "");

/** @param of a new invitation, or the id of one that is changed. */
export function invitationDraft(personId: string, of = "new") {
  const draft = tabDraft("invitation-draft", personId, of, (kept) => draftSchema.safeParse(kept).data);
  return {
    ...draft,
    save: (next: Draft): void => draft.save(isWorthKeeping(next.values) ? next : undefined),
  };
}
