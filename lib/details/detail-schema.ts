import { z } from "zod";
import { assessmentViewSchema } from "@/lib/assessments/schema";
import { timelinePageSchema } from "@/lib/assessments/timeline-schema";
import { invitationViewSchema } from "@/lib/invitations/view-schema";

export const assessmentDetailSchema = timelinePageSchema.extend({
  assessment: assessmentViewSchema,
  candidateEmailSuppressed: z.boolean().optional(),
  /** Other assessments of the candidate. Absent where there are none. */
  others: z.object({ newest: z.array(assessmentViewSchema), total: z.number().int() }).optional(),
  /** For recruiters, of an unclaimed pending assessment. */
  fittingInvitations: z.array(invitationViewSchema).optional(),
});

export type AssessmentDetail = z.infer<typeof assessmentDetailSchema>;
