import { z } from "zod";
import { isInBounds } from "@/lib/instant-bounds";

/** An instant from outside, of the years 1970 to 2199, as the store writes it: `2026-11-21T09:00:00.000Z`. */
export const instantSchema = z.iso
  .datetime({ offset: true })
  .refine((text) => isInBounds(Date.parse(text)), { error: "Use a time of the years 1970 to 2199." })
  .transform((text) => new Date(text).toISOString());
