import { isValidPhoneNumber } from "libphonenumber-js";
import { z } from "zod";
import { overlookedSchema } from "@/lib/assessments/overlooked-schema";
import { assessmentStatuses, assessmentViewSchema } from "@/lib/assessments/schema";
import { fieldText } from "@/lib/i18n/field-texts";

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: fieldText("tooLong", { max }) })
    .transform((value) => value || undefined)
    .optional();

/** Spaces, dots, dashes and brackets are how people write numbers; the service takes E.164 or bare digits. */
const phoneNumber = z
  .string()
  .transform((value) => value.replace(/[\s().\-/\u00a0\u2010-\u2015]/g, ""))
  .refine((value) => value === "" || /^\+?\d{4,20}$/.test(value), {
    error: fieldText("phoneForm"),
  })
  .refine((value) => !value.startsWith("+") || isValidPhoneNumber(value), {
    error: fieldText("phoneUnknown"),
  })
  .transform((value) => value || undefined)
  .optional();

const resumeUrl = z
  .string()
  .trim()
  .max(2000, { error: fieldText("tooLong", { max: 2000 }) })
  .refine((value) => value === "" || z.url({ protocol: /^https?$/ }).safeParse(value).success, {
    error: fieldText("webAddress"),
  })
  .transform((value) => value || undefined)
  .optional();

/** The candidate as the form, the handler and an imported row give it (interface document, section 2). */
export const candidateInputSchema = z.object({
  email: z
    .string({ error: fieldText("enterTheirEmail") })
    .trim()
    .min(1, { error: fieldText("enterTheirEmail") })
    .max(254, { error: fieldText("tooLong", { max: 254 }) })
    .pipe(z.email({ error: fieldText("notAnEmail") })),
  firstName: optionalText(100),
  lastName: optionalText(100),
  phoneNumber,
  resumeUrl,
  externalId: optionalText(200),
});

/** What a recruiter asks for. Form, handler and import parse with this one. */
export const invitationInputSchema = z.object({
  interviewId: z.coerce
    .number({ error: fieldText("chooseInterview") })
    .int({ error: fieldText("chooseInterview") })
    .positive({ error: fieldText("chooseInterview") })
    .max(Number.MAX_SAFE_INTEGER, { error: fieldText("chooseInterview") }),
  candidate: candidateInputSchema,
  suppressCandidateEmail: z.boolean().default(false),
});

/** The body of `POST /api/assessments`. */
export const createAssessmentBodySchema = invitationInputSchema.extend({
  /** Made once by the form: a repeated submission with the same id is the same submission. */
  submissionId: z.uuid().optional(),
  /** The recruiter's word for a second assessment after a completed one. */
  confirm: z.literal("again").optional(),
});

export type CandidateInput = z.infer<typeof candidateInputSchema>;
export type InvitationInput = z.infer<typeof invitationInputSchema>;
export type CreateAssessmentBody = z.infer<typeof createAssessmentBodySchema>;

/** An invitation that has no assessment yet, as *Needs attention* lists it. */
export const invitationViewSchema = z.object({
  id: z.string(),
  submissionId: z.string(),
  state: z.enum(["submitting", "not_sent", "rejected", "created", "unconfirmed", "probable", "did_not_land"]),
  interview: z.object({ id: z.number().int(), name: z.string() }),
  candidate: candidateInputSchema,
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
  candidates: z.array(z.object({ id: z.number().int(), createdAt: z.string() })).optional(),
});

/** The body of `POST /api/invitations/{id}/choose`. */
export const chooseBodySchema = z.object({ assessmentId: z.number().int().positive() });

/** The body of `POST /api/invitations/{id}/send-again`. */
export const sendAgainBodySchema = z.object({
  /** The recruiter's word for a second assessment after a completed one. */
  confirm: z.literal("again").optional(),
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

/** The query of `GET /api/invitations/check`. */
export const candidateCheckQuerySchema = z.object({
  email: candidateInputSchema.shape.email,
  interviewId: invitationInputSchema.shape.interviewId.optional(),
});

/** What the directory knows about a candidate: at most one of the first three. */
export const candidateCheckSchema = z.object({
  pending: assessmentViewSchema.optional(),
  completed: assessmentViewSchema.optional(),
  open: invitationViewSchema.optional(),
  remarks: z.array(remarkSchema),
});

export type Remark = z.infer<typeof remarkSchema>;
export type CandidateCheckQuery = z.infer<typeof candidateCheckQuerySchema>;
export type CandidateCheck = z.infer<typeof candidateCheckSchema>;
export type Attention = z.infer<typeof attentionSchema>;
export type InvitationView = z.infer<typeof invitationViewSchema>;
