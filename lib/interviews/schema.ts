import { z } from "zod";

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

export const interviewListSchema = z.object({ interviews: z.array(interviewViewSchema) });

export type InterviewView = z.infer<typeof interviewViewSchema>;
