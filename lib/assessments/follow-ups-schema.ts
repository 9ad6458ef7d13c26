import { z } from "zod";
import { assessmentViewSchema } from "@/lib/assessments/schema";

/** The oldest assessments that need attention, and the number of all. */
export const followUpsSchema = z.object({
  assessments: z.array(assessmentViewSchema),
  total: z.number().int(),
  /** False when counting stopped at a limit: there are at least `total`. */
  totalIsExact: z.boolean(),
});

export type FollowUps = z.infer<typeof followUpsSchema>;
