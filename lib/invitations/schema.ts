import { z } from "zod";
import { candidateInputSchema } from "@/lib/candidates/schema";
import { fieldText } from "@/lib/i18n/field-texts";
import { serviceId } from "@/lib/whole-number";

/** Form, handler and import parse with this same schema. */
export const invitationInputSchema = z.object({
  interviewId: serviceId(fieldText("chooseInterview")),
  candidate: candidateInputSchema,
  suppressCandidateEmail: z.boolean().default(false),
});

export const createAssessmentBodySchema = invitationInputSchema.extend({
  /** Made once by the form, so that the same submission sent twice is one. */
  submissionId: z.uuid().optional(),
  confirm: z.literal("again").optional(),
});

export type InvitationInput = z.infer<typeof invitationInputSchema>;
export type CreateAssessmentBody = z.infer<typeof createAssessmentBodySchema>;

export const chooseBodySchema = z.object({ assessmentId: z.number().int().positive() });

export const sendAgainBodySchema = z.object({
  confirm: z.literal("again").optional(),
});

export const candidateCheckQuerySchema = z.object({
  email: candidateInputSchema.shape.email,
  interviewId: invitationInputSchema.shape.interviewId.optional(),
});

export const waitingQuerySchema = z.object({ submissionId: z.uuid() });

export type CandidateCheckQuery = z.infer<typeof candidateCheckQuerySchema>;
