import { z } from "zod";
import { locales } from "@/lib/i18n/locales";
import { timeZoneSchema } from "@/lib/members/time-zone";

export const themes = ["light", "dark", "system"] as const;
export const densities = ["comfortable", "compact"] as const;

/** The table's columns by name; which there are is the screen's business. */
export const columnsSchema = z
  .array(z.string().regex(/^[A-Za-z][\w-]{0,39}$/))
  .min(1)
  .max(30);

/** How a person wants the dashboard. */
export const preferencesSchema = z.object({
  theme: z.enum(themes),
  /** Null: as the browser asks for. */
  locale: z.enum(locales).nullable(),
  /** IANA name; null: the browser's. */
  timeZone: timeZoneSchema.nullable(),
  /** Single-key shortcuts, which can be in the way of speech input (WCAG 2.1.4). */
  shortcuts: z.boolean(),
  browserNotifications: z.boolean(),
  density: z.enum(densities),
  /** The table's columns where the address names none; null: as usual. */
  columns: columnsSchema.nullable(),
});

export type Preferences = z.infer<typeof preferencesSchema>;

export const defaultPreferences: Preferences = {
  theme: "system",
  locale: null,
  timeZone: null,
  shortcuts: true,
  browserNotifications: false,
  density: "comfortable",
  columns: null,
};

const kept = z.record(z.string(), z.unknown());

/**
 * Preferences as the store keeps them: JSON with what the person has chosen. What an older or newer release
 * wrote and this one doesn't know counts as not chosen.
 */
export function parsePreferences(json: string | null): Preferences {
  const chosen = json === null ? {} : (kept.safeParse(JSON.parse(json)).data ?? {});
  const known: Record<string, unknown> = { ...defaultPreferences };
  for (const [name, schema] of Object.entries(preferencesSchema.shape)) {
    const parsed = schema.safeParse(chosen[name]);
    if (parsed.success) known[name] = parsed.data;
  }
  return preferencesSchema.parse(known);
}
