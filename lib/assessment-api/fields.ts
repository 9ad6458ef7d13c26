import { z } from "zod";
import type { OddReason } from "@/lib/assessment-api/oddities";

/** The service documents no limits (section 8). The e-mail's follows from PostgreSQL's index. */
export const longest = { link: 4_096, detail: 10_000, email: 320, name: 500, instant: 64 } as const;

/** Keeps the reason, never the value. */
export class Unusable {
  readonly reason: OddReason;

  constructor(reason: OddReason) {
    this.reason = reason;
  }
}

/** Each field is read by itself: an unusable one doesn't cost the others. */
function orUnusable<T extends z.ZodType>(schema: T, most = Number.POSITIVE_INFINITY) {
  const reasonOf = (given: unknown): OddReason => {
    if (given === undefined || given === null) return "missing";
    return typeof given === "string" && given.length > most ? "too_long" : "unusable";
  };
  return z
    .unknown()
    .optional()
    .transform((given): z.output<T> | Unusable => {
      // zod compares the length of anything that has one, and throws where that can't be compared.
      if (typeof given === "object" && given !== null) return new Unusable("unusable");
      const { success, data } = schema.safeParse(given);
      return success ? data : new Unusable(reasonOf(given));
    });
}

// JSON can carry what no store keeps: U+0000, which PostgreSQL refuses, and halves of a character.
const textUpTo = (most: number) =>
  z
    .string()
    .max(most)
    .transform((given) => given.replaceAll("\u0000", "").toWellFormed().trim());

const orNothing = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((given) => given || undefined);

export const id = z.int().positive();

export const flag = orUnusable(z.boolean());

// Links go into pages and messages: only http and https are safe there.
export const link = orUnusable(
  z
    .url({ protocol: /^https?$/ })
    .max(longest.link)
    .refine((url) => !url.includes("\u0000") && url.isWellFormed()),
  longest.link,
);

// The document says UTC, so a time without a zone is UTC and not local.
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

// The read sends a string, the create an integer (section 2).
export const interviewReference = orUnusable(
  orNothing(z.union([id, z.string().max(20).regex(/^\d+$/).transform(Number).pipe(id)])),
);

export const name = orUnusable(
  textUpTo(longest.name).refine((given) => given !== ""),
  longest.name,
);
