import { z } from "zod";
import { fieldText } from "@/lib/i18n/field-texts";
import { isVisible } from "@/lib/visible-text";

const days = { error: fieldText("daysLimit", { min: 1, max: 365 }) };

const maxReasons = 20;
const maxReason = 80;

const reasonsSchema = z
  .array(
    z
      .string()
      .trim()
      .max(maxReason, { error: fieldText("tooLong", { max: maxReason }) }),
  )
  .transform((reasons) => [...new Set(reasons.filter(isVisible))])
  .refine((reasons) => reasons.length <= maxReasons, {
    error: fieldText("tooManyReasons", { max: maxReasons }),
  });

/** What the team chooses from when it says why it decided so. */
export const decisionReasonsSchema = z.object({
  advance: reasonsSchema,
  hold: reasonsSchema,
  reject: reasonsSchema,
});

/** What is left out stays. */
export const teamSettingsBodySchema = z.object({
  /** A pending assessment older than this, in days, needs attention. */
  pendingLimitDays: z.number(days).int(days).min(1, days).max(365, days).optional(),
  decisionReasons: decisionReasonsSchema.partial().optional(),
});

export const teamSettingsSchema = z.object({
  pendingLimitDays: z.number().int(),
  decisionReasons: z.object({
    advance: z.array(z.string()),
    hold: z.array(z.string()),
    reject: z.array(z.string()),
  }),
  /** Absent if never changed. */
  updatedBy: z.string().optional(),
  updatedAt: z.string().optional(),
});

export type TeamSettingsBody = z.infer<typeof teamSettingsBodySchema>;
export type TeamSettings = z.infer<typeof teamSettingsSchema>;
export type DecisionReasons = TeamSettings["decisionReasons"];
