import { z } from "zod";
import { assessmentViewSchema, timelineEntrySchema } from "@/lib/assessments/schema";
import { invitationViewSchema } from "@/lib/invitations/view-schema";

/** `GET /api/assessments/{id}/timeline`: newest first. */
export const timelinePageSchema = z.object({
  timeline: z.array(timelineEntrySchema),
  /** Asks for those before, as `before`; absent where these are the first. */
  earlier: z.string().optional(),
});

export const timelineQuerySchema = z.object({ before: z.string().max(300).optional() });

/** `GET /api/assessments/{id}`, with the newest of its timeline. */
export const assessmentDetailSchema = timelinePageSchema.extend({
  assessment: assessmentViewSchema,
  /** Whether the service was asked to leave the e-mail to us; absent when it was not invited here. */
  candidateEmailSuppressed: z.boolean().optional(),
  /** Of an unclaimed pending one, for recruiters: the unconfirmed invitations that it could be. */
  fittingInvitations: z.array(invitationViewSchema).optional(),
});

export type TimelinePage = z.infer<typeof timelinePageSchema>;
export type AssessmentDetail = z.infer<typeof assessmentDetailSchema>;
