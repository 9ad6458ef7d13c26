import { z } from "zod";
import { fieldText } from "@/lib/i18n/field-texts";
import { isVisible } from "@/lib/visible-text";

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: fieldText("tooLong", { max }) })
    .transform((value) => (isVisible(value) ? value : undefined))
    .optional();

/** Why somebody decided so: one of the team's reasons, as it was called then, and words of their own. */
export const decisionReasonSchema = z.object({ label: text(80), words: text(1000) });

/** The same as the interface answers with it. */
export const decisionReasonViewSchema = z.object({
  label: z.string().optional(),
  words: z.string().optional(),
});

export type DecisionReason = z.output<typeof decisionReasonSchema>;

/** As it is stored; null where nothing was said. */
export const storedReason = (reason: DecisionReason | undefined): string | null =>
  reason?.label || reason?.words ? JSON.stringify({ label: reason.label, words: reason.words }) : null;

export const readReason = (stored: string | null): DecisionReason | undefined =>
  stored === null ? undefined : decisionReasonSchema.parse(JSON.parse(stored));
