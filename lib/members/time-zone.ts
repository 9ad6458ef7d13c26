import { z } from "zod";
import { fieldText } from "@/lib/i18n/field-texts";
import { presentZoneName } from "@/lib/members/zone-names";

/**
 * The one name of a zone: `EUROPE/berlin` and `Europe/Berlin` are the same, and what is remembered by zone is
 * remembered once. Undefined for what `Intl` doesn't know; bare offsets know no summer time and aren't taken.
 */
export function zoneName(typed: string): string | undefined {
  if (!/^[A-Za-z]/.test(typed)) return undefined;
  try {
    return presentZoneName(new Intl.DateTimeFormat("en", { timeZone: typed }).resolvedOptions().timeZone);
  } catch {
    return undefined;
  }
}

/** A time zone by its IANA name, in any spelling. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .transform((typed, context) => {
    const zone = zoneName(typed);
    if (zone !== undefined) return zone;
    context.addIssue({ code: "custom", message: fieldText("timeZone") });
    return z.NEVER;
  });
