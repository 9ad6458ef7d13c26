import { z } from "zod";
import { fieldText } from "@/lib/i18n/field-texts";
import { presentZoneName } from "@/lib/members/zone-names";

/** A zone's canonical name; undefined if `Intl` doesn't know it, and for bare offsets, which have no summer time. */
export function zoneName(typed: string): string | undefined {
  if (!/^[A-Za-z]/.test(typed)) return undefined;
  try {
    return presentZoneName(new Intl.DateTimeFormat("en", { timeZone: typed }).resolvedOptions().timeZone);
  } catch {
    return undefined;
  }
}

export const timeZoneSchema = z
  .string()
  .max(64)
  .transform((typed, context) => {
    const zone = zoneName(typed);
    if (zone !== undefined) return zone;
    context.addIssue({ code: "custom", message: fieldText("timeZone") });
    return z.NEVER;
  });
