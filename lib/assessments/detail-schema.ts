import { z } from "zod";
import { assessmentViewSchema, timelineEntrySchema } from "@/lib/assessments/schema";
import { invitationViewSchema } from "@/lib/invitations/view-schema";

/** `GET /api/assessments/{id}`. */
export const assessmentDetailSchema = z.object({
  assessment: assessmentViewSchema,
  timeline: z.array(timelineEntrySchema),
  /** Whether the service was asked to leave the e-mail to us; absent when it was not invited here. */
  candidateEmailSuppressed: z.boolean().optional(),
  /** Of an unclaimed pending one, for recruiters: the unconfirmed invitations that it could be. */
  fittingInvitations: z.array(invitationViewSchema).optional(),
});

export type AssessmentDetail = z.infer<typeof assessmentDetailSchema>;
