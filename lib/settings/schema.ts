import { z } from "zod";
import { fieldText } from "@/lib/i18n/field-texts";

const days = { error: fieldText("daysLimit", { min: 1, max: 365 }) };

export const teamSettingsBodySchema = z.object({
  /** A pending assessment older than this, in days, needs attention. */
  pendingLimitDays: z.number(days).int(days).min(1, days).max(365, days),
});

export const teamSettingsSchema = z.object({
  pendingLimitDays: z.number().int(),
  /** Absent if never changed. */
  updatedBy: z.string().optional(),
  updatedAt: z.string().optional(),
});

export type TeamSettingsBody = z.infer<typeof teamSettingsBodySchema>;
export type TeamSettings = z.infer<typeof teamSettingsSchema>;
