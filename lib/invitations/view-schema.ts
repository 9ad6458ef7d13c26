import { z } from "zod";
import { followUpsSchema } from "@/lib/assessments/follow-ups-schema";
import { assessmentStatuses } from "@/lib/assessments/names";
import { assessmentViewSchema } from "@/lib/assessments/schema";
import { candidateViewSchema } from "@/lib/candidates/schema";

/** An invitation without an assessment, as *Needs attention* lists it. */
export const invitationViewSchema = z.object({
  id: z.string(),
  submissionId: z.string(),
  state: z.enum(["submitting", "not_sent", "rejected", "created", "unconfirmed", "probable", "did_not_land"]),
  interview: z.object({ id: z.number().int(), name: z.string() }),
  candidate: candidateViewSchema,
  suppressCandidateEmail: z.boolean(),
  invitedBy: z.string(),
  submittedAt: z.string(),
  /** What happened and what it means, in a sentence for recruiters. */
  message: z.string().optional(),
  reason: z.string().optional(),
  /** The service's own texts about the last sending, by field. */
  refused: z.record(z.string(), z.array(z.string())).optional(),
  assessmentId: z.number().int().optional(),
  settledBy: z.string().optional(),
  looking: z
    .object({
      lists: z.number().int(),
      lastAt: z.string().optional(),
    })
    .optional(),
  candidates: z.array(z.object({ id: z.number().int(), createdAt: z.string().optional() })).optional(),
});

export const attentionSchema = z.object({
  /** Of all of them: an overdue assessment whose link wasn’t handed over is in two lists. */
  total: z.number().int(),
  invitations: z.array(invitationViewSchema),
  /** The service was asked to send no e-mail, and no recruiter has copied the link. */
  notHandedOver: followUpsSchema,
  overdue: followUpsSchema.extend({ limitDays: z.number().int() }),
});

/** Worth knowing about a candidate; it refuses nothing. */
export const remarkSchema = z.object({
  kind: z.literal("other_interview"),
  assessmentId: z.number().int().optional(),
  interview: z.object({ id: z.number().int(), name: z.string() }),
  status: z.enum([...assessmentStatuses, "unconfirmed"]),
  at: z.string(),
});

export const createdSchema = z.object({
  assessment: assessmentViewSchema,
  remarks: z.array(remarkSchema).optional(),
});

/** 202: it may or may not have landed. */
export const acceptedSchema = z.object({
  invitation: invitationViewSchema,
  remarks: z.array(remarkSchema).optional(),
});

/** With a 422 about the e-mail: rows that could be the pending one. */
export const claimableSchema = z.object({
  unclaimed: z.array(assessmentViewSchema),
  unclaimedTotal: z.number().int(),
});

/** What an invitation that is being sent waits for; nothing once it is settled. */
export const waitingSchema = z.object({
  waitsFor: z.enum(["service", "other", "interrupted"]).optional(),
});

export const candidateCheckSchema = z.object({
  pending: assessmentViewSchema.optional(),
  completed: assessmentViewSchema.optional(),
  open: invitationViewSchema.optional(),
  /** What assessments of this address say about the candidate. */
  known: candidateViewSchema.optional(),
  remarks: z.array(remarkSchema),
});

export type Remark = z.infer<typeof remarkSchema>;
export type WaitingView = z.infer<typeof waitingSchema>;
export type CandidateCheck = z.infer<typeof candidateCheckSchema>;
export type InvitationView = z.infer<typeof invitationViewSchema>;
export type Attention = z.infer<typeof attentionSchema>;
