import { z } from "zod";
import { assessmentViewSchema } from "@/lib/assessments/schema";

/** Assessments that wait for somebody: the first of them, oldest first, and how many there are. */
export const overlookedSchema = z.object({
  assessments: z.array(assessmentViewSchema),
  total: z.number().int(),
  /** False when counting stopped at a bound: there are at least `total`. */
  totalIsExact: z.boolean(),
});

export type Overlooked = z.infer<typeof overlookedSchema>;
