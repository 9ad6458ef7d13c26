import { z } from "zod";
import { candidateViewSchema } from "@/lib/candidates/schema";
import { erasureBlockSchema } from "@/lib/erasing/schema";

/** How long a candidate is listed as due before they are erased, in days. */
export const noticeDays = 14;

/** Null: kept until someone erases them. */
const monthsSchema = z.number().int().min(1).max(120).nullable();

const mostInterviews = 500;

const ruleSchema = z.object({
  /** Counted from the decision, or from completion where there is none. */
  months: monthsSchema,
  /** Interviews with a period of their own. */
  interviews: z
    .array(z.object({ id: z.number().int().positive(), months: monthsSchema }))
    .max(mostInterviews)
    .refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length),
});

export const retentionSchema = ruleSchema.extend({
  /** Absent if never changed. */
  updatedBy: z.string().optional(),
  updatedAt: z.string().optional(),
});

/** `replaces` is the `updatedAt` of the rule that was seen, null for none. */
export const retentionBodySchema = ruleSchema.extend({ replaces: z.string().max(40).nullable() });

const mostListed = 10_000;
const firstListed = 100;

export const dueQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(mostListed).default(firstListed),
});

export const dryRunBodySchema = ruleSchema.extend({
  limit: z.number().int().min(1).max(mostListed).default(firstListed),
});

/** A person, by their newest assessment. */
const listedPersonSchema = z.object({
  assessmentId: z.number().int(),
  /** Absent where Shortlist doesn’t know whose assessment it is. */
  candidate: candidateViewSchema.optional(),
  interview: z.string().optional(),
});

export const dueSchema = z.object({
  /** The first to be erased comes first. */
  people: z.array(
    listedPersonSchema.extend({
      /** How many assessments they have. */
      assessments: z.number().int(),
      dueAt: z.string(),
    }),
  ),
  /** All who are due, also those beyond the limit. */
  total: z.number().int(),
  /** Who is kept from being erased, whether due or not. */
  blocked: z.array(listedPersonSchema.extend(erasureBlockSchema.shape)),
});

/** What retention means for one person. */
export const personRetentionSchema = z.object({
  /** When they will be erased. Absent where no rule applies, while one of their assessments is pending, and once they are erased. */
  dueAt: z.string().optional(),
  block: erasureBlockSchema.optional(),
});

export type RetentionRule = z.infer<typeof ruleSchema>;
export type RetentionBody = z.infer<typeof retentionBodySchema>;
export type RetentionView = z.infer<typeof retentionSchema>;
export type Due = z.infer<typeof dueSchema>;
export type PersonRetention = z.infer<typeof personRetentionSchema>;
