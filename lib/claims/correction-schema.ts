import { z } from "zod";
import { candidateInputSchema, candidateViewSchema } from "@/lib/candidates/schema";

/** Longer than any candidate's text on a screen. */
const longestSeen = 4_000;

export const correctionBodySchema = z.object({
  /** The whole candidate: what is left out is emptied, except the e-mail. */
  candidate: candidateInputSchema.partial({ email: true }),
  from: candidateViewSchema.refine((candidate) =>
    Object.values(candidate).every((text) => !text || text.length <= longestSeen),
  ),
});

export type CorrectionBody = z.infer<typeof correctionBodySchema>;
