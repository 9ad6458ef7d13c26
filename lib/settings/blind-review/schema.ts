import { z } from "zod";

/** Who reviews blind. `recruiters`: they, and viewers. */
export const blindReviewers = ["nobody", "viewers", "recruiters"] as const;

const reviewersSchema = z.enum(blindReviewers);

const mostInterviews = 500;

const ruleSchema = z.object({
  /** In all interviews without a rule of their own. */
  reviewers: reviewersSchema,
  interviews: z
    .array(z.object({ id: z.number().int().positive(), reviewers: reviewersSchema }))
    .max(mostInterviews)
    .refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length),
  /** Whether the candidate is revealed to everyone once there is a decision. */
  revealsOnDecision: z.boolean(),
  /** Whether blind reviewers get the service’s explanation and report, which may name the candidate. */
  showsResults: z.boolean(),
});

export const blindReviewSchema = ruleSchema.extend({
  /** Absent if never changed. */
  updatedBy: z.string().optional(),
  updatedAt: z.string().optional(),
});

/** `replaces` is the `updatedAt` of the rule that was seen, null for none. */
export const blindReviewBodySchema = ruleSchema.extend({ replaces: z.string().max(40).nullable() });

export type Reviewers = z.infer<typeof reviewersSchema>;
export type BlindRule = z.infer<typeof ruleSchema>;
export type BlindReviewView = z.infer<typeof blindReviewSchema>;
export type BlindReviewBody = z.infer<typeof blindReviewBodySchema>;
