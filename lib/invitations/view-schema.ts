import { z } from "zod";
import { assessmentStatuses } from "@/lib/assessments/names";
import { overlookedSchema } from "@/lib/assessments/overlooked-schema";
import { assessmentViewSchema, candidateViewSchema } from "@/lib/assessments/schema";

/** An invitation that has no assessment yet, as *Needs attention* lists it. */
export const invitationViewSchema = z.object({
  id: z.string(),
  submissionId: z.string(),
  state: z.enum(["submitting", "not_sent", "rejected", "created", "unconfirmed", "probable", "did_not_land"]),
  interview: z.object({ id: z.number().int(), name: z.string() }),
  candidate: candidateViewSchema,
  suppressCandidateEmail: z.boolean(),
  invitedBy: z.string(),
  submittedAt: z.string(),
  /** What happened, in a recruiter's words: why, what the service refused, and what that means. */
  message: z.string().optional(),
  /** Why, as a code. */
  reason: z.string().optional(),
  /** What the service refused when it was sent again, in its own words, by field. */
  refused: z.record(z.string(), z.array(z.string())).optional(),
  /** For a probable one, the assessment that it probably is. */
  assessmentId: z.number().int().optional(),
  /** Who decided what became of it, where looking could not. */
  settledBy: z.string().optional(),
  /** For an unconfirmed one, in *Needs attention* alone: how far looking has come. */
  looking: z
    .object({
      /** How many of the service's lists have been looked through. */
      lists: z.number().int(),
      lastAt: z.string().optional(),
    })
    .optional(),
  /** The assessments it could be, where a person has to say which. */
  candidates: z.array(z.object({ id: z.number().int(), createdAt: z.string().optional() })).optional(),
});

/** `GET /api/invitations/attention`. */
export const attentionSchema = z.object({
  invitations: z.array(invitationViewSchema),
  /** The service was asked to send no e-mail, and nobody here has copied the link. */
  notHandedOver: overlookedSchema,
  /** Pending for more than so many days. */
  overdue: overlookedSchema.extend({ limitDays: z.number().int() }),
});

/** Worth knowing about a candidate, and in the way of nothing. */
export const remarkSchema = z.object({
  kind: z.literal("other_interview"),
  /** Absent while the invitation has no assessment. */
  assessmentId: z.number().int().optional(),
  interview: z.object({ id: z.number().int(), name: z.string() }),
  status: z.enum([...assessmentStatuses, "unconfirmed"]),
  at: z.string(),
});

/** 201 of `POST /api/assessments`. */
export const createdSchema = z.object({
  assessment: assessmentViewSchema,
  remarks: z.array(remarkSchema).optional(),
});

/** 202 of `POST /api/assessments`: asked for, and we don't know yet whether it landed. */
export const acceptedSchema = z.object({
  invitation: invitationViewSchema,
  remarks: z.array(remarkSchema).optional(),
});

/** Further members of its 422 about the e-mail: rows that could be the pending one we know nothing of. */
export const claimableSchema = z.object({
  unclaimed: z.array(assessmentViewSchema),
  unclaimedTotal: z.number().int(),
});

/** What the directory knows about a candidate: at most one of the first three. */
export const candidateCheckSchema = z.object({
  pending: assessmentViewSchema.optional(),
  completed: assessmentViewSchema.optional(),
  open: invitationViewSchema.optional(),
  remarks: z.array(remarkSchema),
});

export type Remark = z.infer<typeof remarkSchema>;
export type CandidateCheck = z.infer<typeof candidateCheckSchema>;
export type InvitationView = z.infer<typeof invitationViewSchema>;
export type Attention = z.infer<typeof attentionSchema>;
