import { z } from "zod";
import { timeZoneSchema } from "@/lib/members/time-zone";

export const interviewViewSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  pending: z.number().int(),
  recommended: z.number().int(),
  notRecommended: z.number().int(),
  retired: z.boolean(),
  /** The reader reviews its assessments blind. */
  isBlind: z.boolean().optional(),
});

const countsSchema = interviewViewSchema.pick({ pending: true, recommended: true, notRecommended: true });

export const interviewListSchema = z.object({
  interviews: z.array(interviewViewSchema),
  /** Assessments whose interview isn't known or isn't listed: with these the counts add up to all. */
  unknown: countsSchema.extend({
    /** The list filter’s ids for these: 0, and interviews no longer listed. */
    ids: z.array(z.number().int()),
  }),
});

export type InterviewList = z.infer<typeof interviewListSchema>;
export type InterviewView = z.infer<typeof interviewViewSchema>;

export const weeksQuerySchema = z.object({
  zone: timeZoneSchema.default("UTC"),
});

/** Invitations and completions by week, oldest first. Interviews without any are left out. */
export const interviewWeeksSchema = z.object({
  weeks: z.array(z.object({ day: z.string(), from: z.string(), to: z.string() })),
  interviews: z.array(
    z.object({
      id: z.number().int(),
      invited: z.array(z.number().int()),
      /** By when they were seen completed. */
      completed: z.array(z.number().int()),
    }),
  ),
});

export type InterviewWeeks = z.infer<typeof interviewWeeksSchema>;
