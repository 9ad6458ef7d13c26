import { z } from "zod";
import { fieldText } from "@/lib/i18n/field-texts";

const days = { error: fieldText("daysLimit", { min: 1, max: 365 }) };

/** The body of `PUT /api/settings/team`. */
export const teamSettingsBodySchema = z.object({
  /** A pending assessment older than this needs attention, in days. */
  pendingLimitDays: z.number(days).int(days).min(1, days).max(365, days),
});

/** `GET /api/settings/team`. */
export const teamSettingsSchema = z.object({
  pendingLimitDays: z.number().int(),
  /** Who changed it last; absent as long as it is as it came. */
  updatedBy: z.string().optional(),
  updatedAt: z.string().optional(),
});

export type TeamSettingsBody = z.infer<typeof teamSettingsBodySchema>;
export type TeamSettings = z.infer<typeof teamSettingsSchema>;
