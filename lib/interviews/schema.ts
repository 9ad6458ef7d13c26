import { z } from "zod";
import { timeZoneSchema } from "@/lib/members/time-zone";

/** One interview with the counts of its assessments that are known to belong to it. */
export const interviewViewSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  pending: z.number().int(),
  recommended: z.number().int(),
  notRecommended: z.number().int(),
  /** The service's list no longer has it. */
  retired: z.boolean(),
});

const countsSchema = interviewViewSchema.pick({ pending: true, recommended: true, notRecommended: true });

export const interviewListSchema = z.object({
  interviews: z.array(interviewViewSchema),
  /** Of the assessments whose interview isn't known, or not among these: with them the counts sum up to all. */
  unknown: countsSchema,
});

export type InterviewList = z.infer<typeof interviewListSchema>;
export type InterviewView = z.infer<typeof interviewViewSchema>;

/** The query of `GET /api/interviews/weeks`. */
export const weeksQuerySchema = z.object({
  /** Whose weeks they are: the viewer's. */
  zone: timeZoneSchema.default("UTC"),
});

/** The last twelve weeks of each interview that had any invitations or completions, the latest week last. */
export const interviewWeeksSchema = z.object({
  /** `day` is the Monday. */
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
