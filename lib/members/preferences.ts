import { z } from "zod";
import { locales } from "@/lib/i18n/messages/locales";
import { timeZoneSchema } from "@/lib/members/time-zone";

const themes = ["light", "dark", "system"] as const;
export const densities = ["comfortable", "compact"] as const;

export const columnsSchema = z
  .array(z.string().regex(/^[A-Za-z][\w-]{0,39}$/))
  .min(1)
  .max(30);

export const preferencesSchema = z.object({
  theme: z.enum(themes),
  /** Null: the browser's. */
  locale: z.enum(locales).nullable(),
  timeZone: timeZoneSchema.nullable(),
  /** Single letters can get in the way of speech input (WCAG 2.1.4). */
  shortcuts: z.boolean(),
  browserNotifications: z.boolean(),
  density: z.enum(densities),
  /** Where the address names none; null: the default ones. */
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

/** Parses stored preferences. What this release doesn't know counts as not chosen. */
export function parsePreferences(json: string | null): Preferences {
  const chosen = json === null ? {} : (kept.safeParse(JSON.parse(json)).data ?? {});
  const known: Record<string, unknown> = { ...defaultPreferences };
  for (const [name, schema] of Object.entries(preferencesSchema.shape)) {
    const parsed = schema.safeParse(chosen[name]);
    if (parsed.success) known[name] = parsed.data;
  }
  return preferencesSchema.parse(known);
}
