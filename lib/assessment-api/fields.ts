import { z } from "zod";
import type { OddReason } from "@/lib/assessment-api/oddities";

/**
 * The most characters of each that is kept; the document bounds none of them (section 8). Links and texts go
 * into pages, messages and codes, and e-mail addresses into an index, of which PostgreSQL bounds the entries.
 */
export const longest = { link: 4_096, detail: 10_000, email: 320, name: 500, instant: 64 } as const;

/** A field that can't be used. What it held is forgotten here. */
export class Unusable {
  constructor(readonly reason: OddReason) {}
}

/** The schema's value, or why there is none: a field is read by itself, and costs no other. */
function orUnusable<T extends z.ZodType>(schema: T, most = Number.POSITIVE_INFINITY) {
  const reasonOf = (given: unknown): OddReason => {
    if (given === undefined || given === null) return "missing";
    return typeof given === "string" && given.length > most ? "too_long" : "unusable";
  };
  return z
    .unknown()
    .optional()
    .transform((given): z.output<T> | Unusable => {
      // Of whatever has a length zod compares it, be it an object that can't be compared: it would throw.
      if (typeof given === "object" && given !== null) return new Unusable("unusable");
      const { success, data } = schema.safeParse(given);
      return success ? data : new Unusable(reasonOf(given));
    });
}

// JSON can carry what no store keeps as it came: U+0000, which PostgreSQL refuses, and halves of a character.
const textUpTo = (most: number) =>
  z
    .string()
    .max(most)
    .transform((given) => given.replaceAll("\u0000", "").toWellFormed().trim());

/** Absent, `null` and blank are one: nothing to show. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((given) => given || undefined);

export const id = z.int().positive();

export const flag = orUnusable(z.boolean());

// A link is put into pages and messages, so it has to be one that a browser may be sent to.
export const link = orUnusable(
  z
    .url({ protocol: /^https?$/ })
    .max(longest.link)
    .refine((url) => !url.includes("\u0000") && url.isWellFormed()),
  longest.link,
);

// The document says UTC, so a time without a zone is UTC and never this machine's.
export const instant = orUnusable(
  z.iso
    .datetime({ offset: true, local: true })
    .max(longest.instant)
    .transform((text, context) => {
      const iso = new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`).toISOString();
      if (iso.length === "2026-01-01T00:00:00.000Z".length) return iso;
      context.addIssue({ code: "custom", message: "the year has no four digits" });
      return z.NEVER;
    }),
  longest.instant,
);

export const detail = orUnusable(orNothing(textUpTo(longest.detail)), longest.detail);

export const email = orUnusable(orNothing(textUpTo(longest.email)), longest.email);

// The read types it as a string, the create as an integer (section 2).
export const interviewReference = orUnusable(
  orNothing(z.union([id, z.string().max(20).regex(/^\d+$/).transform(Number).pipe(id)])),
);

export const name = orUnusable(
  textUpTo(longest.name).refine((given) => given !== ""),
  longest.name,
);
