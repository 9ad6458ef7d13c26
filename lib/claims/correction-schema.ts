import { z } from "zod";
import { candidateInputSchema, candidateViewSchema } from "@/lib/candidates/schema";
import { nameOrders } from "@/lib/full-name";

/** Longer than any candidate's text on a screen. */
const longestSeen = 4_000;

const seenSchema = candidateViewSchema.omit({ id: true, nameOrder: true });
const isSeen = (candidate: Partial<z.infer<typeof seenSchema>>): boolean =>
  Object.values(candidate).every((text) => !text || text.length <= longestSeen);

export const correctionBodySchema = z.object({
  /** The whole candidate: what is left out is emptied, except the e-mail. */
  candidate: candidateInputSchema.partial({ email: true }),
  from: seenSchema.refine(isSeen),
});

const withoutEmail = { email: true } as const;

/** Of all assessments of a candidate; an address belongs to each alone. */
export const personCorrectionBodySchema = z.object({
  candidate: candidateInputSchema.omit(withoutEmail),
  from: seenSchema.omit(withoutEmail).refine(isSeen),
});

export const undoneCorrectionBodySchema = z.object({
  /** The version that the row got by the correction. */
  version: z.int().positive(),
});

export const joinBodySchema = candidateInputSchema.pick({ email: true });

export const nameOrderBodySchema = z.object({
  /** Left out: as the script of the name has it. */
  order: z.enum(nameOrders).optional(),
});

export type PersonCorrectionBody = z.infer<typeof personCorrectionBodySchema>;
export type CorrectionBody = z.infer<typeof correctionBodySchema>;
