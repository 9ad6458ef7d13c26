import { z } from "zod";
import { decisions, maxChosen } from "@/lib/assessments/names";
import { candidateViewSchema } from "@/lib/assessments/schema";
import { fieldText } from "@/lib/i18n/field-texts";
import { candidateInputSchema } from "@/lib/invitations/schema";

/** The body of `PUT /api/assessments/{id}/decision`. */
export const decisionBodySchema = z.object({
  decision: z.enum(decisions),
  /** The decision that the person saw: another one meanwhile is not overwritten. */
  from: z.enum(decisions),
});

/** Longer than anything that is shown of a candidate. */
const longestSeen = 4_000;

/** The body of `PATCH /api/assessments/{id}/candidate`. */
export const correctionBodySchema = z.object({
  /** All that is to be in the directory; what is left out is left empty, but for the e-mail, which stays. */
  candidate: candidateInputSchema.partial({ email: true }),
  /** What the person saw. */
  from: candidateViewSchema.refine((candidate) =>
    Object.values(candidate).every((text) => !text || text.length <= longestSeen),
  ),
});

/** The body of `POST /api/assessments/{id}/snooze`. */
export const snoozeBodySchema = z.object({
  /** Where the candidate was reminded: with the message copied, or by the mail program. */
  reminder: z.enum(["message", "mail"]).optional(),
});

/** Its answer. */
export const snoozedSchema = z.object({
  /** When it needs attention again if it is still pending; absent where it isn’t any more. */
  snoozedUntil: z.string().optional(),
  /** Whether ending it asks somebody again at once: not where the link just taken is all the candidate hears. */
  canEnd: z.boolean(),
});

const idsSchema = z
  .array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER))
  .min(1, { error: fieldText("chooseAssessment") })
  .max(maxChosen, { error: fieldText("tooManyAssessments", { max: maxChosen }) })
  .transform((ids) => [...new Set(ids)]);

/** How much more than one change it is to do something with several at once: a tenth of each by itself. */
export const weightOf = (ids: number[]): number => Math.floor(ids.length / 10);

/** The body of `POST /api/assessments/archive`. */
export const archiveBodySchema = z.object({ ids: idsSchema, archived: z.boolean() });

/** The body of `POST /api/assessments/export`. */
export const exportBodySchema = z.object({ ids: idsSchema });

/** The body of `POST /api/assessments/links`. */
export const linksBodySchema = z.object({ ids: idsSchema });

/** Its answer, in the order asked for: each id is in one of the two. */
export const linksSchema = z.object({
  links: z.array(
    z.object({
      id: z.number().int(),
      /** The candidate's name, or the e-mail where no name is known; absent for unclaimed ones. */
      name: z.string().optional(),
      email: z.string().optional(),
      interview: z.string().optional(),
      link: z.string(),
    }),
  ),
  /** `uncertain`: it may be somebody else's, so its link is copied by itself, after a question. */
  skipped: z.array(
    z.object({
      id: z.number().int(),
      reason: z.enum(["unknown", "completed", "gone", "uncertain", "no_link"]),
    }),
  ),
});

/** Everybody who has invited somebody that is in the list: what the filter `invitedBy` takes. */
export const invitersSchema = z.object({
  inviters: z.array(z.object({ id: z.string(), name: z.string() })),
});

export type DecisionBody = z.infer<typeof decisionBodySchema>;
export type SnoozeBody = z.infer<typeof snoozeBodySchema>;
export type Snoozed = z.infer<typeof snoozedSchema>;
export type CorrectionBody = z.infer<typeof correctionBodySchema>;
export type Inviters = z.infer<typeof invitersSchema>;
export type Links = z.infer<typeof linksSchema>;
