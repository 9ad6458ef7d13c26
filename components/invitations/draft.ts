import { z } from "zod";

const text = z.string().catch("");

/** The form as it is typed, right or wrong. */
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

/** Whether there is anything whose loss somebody would mind. */
export const isWorthKeeping = ({ candidate }: DraftValues): boolean =>
  Object.values(candidate).some((value) => value.trim() !== "");

/**
 * One person's draft in this tab: it survives a reload and goes with the tab, and a colleague who signs in
 * here after them doesn't see it. A browser that refuses storage only loses the draft.
 * @param storage `sessionStorage`, asked for late because the mere mention of it may throw.
 */
export function draftStore(
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
  userId: string,
) {
  const key = `shortlist-invitation-draft:${userId}`;
  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    load: (): Draft | undefined =>
      attempt(() => draftSchema.parse(JSON.parse(storage().getItem(key) ?? "null"))),
    save: (draft: Draft): void => {
      attempt(() =>
        isWorthKeeping(draft.values)
          ? storage().setItem(key, JSON.stringify(draft))
          : storage().removeItem(key),
      );
    },
    clear: (): void => {
      attempt(() => storage().removeItem(key));
    },
  };
}
