import { isValidPhoneNumber, validatePhoneNumberLength } from "libphonenumber-js";
import { z } from "zod";
import { type FieldKey, fieldText } from "@/lib/i18n/field-texts";
import { serviceId } from "@/lib/whole-number";

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: fieldText("tooLong", { max }) })
    .transform((value) => value || undefined)
    .optional();

/** What is wrong with a number as the service takes it, E.164 or bare digits; undefined for nothing. */
function phoneFault(number: string): FieldKey | undefined {
  if (!/^\+?\d*$/.test(number)) return "phoneForm";
  if (!number.startsWith("+")) {
    if (number.length > 20) return "phoneTooLong";
    return number.length > 0 && number.length < 4 ? "phoneTooShort" : undefined;
  }
  if (isValidPhoneNumber(number)) return undefined;
  switch (validatePhoneNumberLength(number)) {
    case "TOO_SHORT":
      return "phoneTooShort";
    case "TOO_LONG":
      return "phoneTooLong";
    default:
      return "phoneUnknown";
  }
}

/** Spaces, dots, dashes and brackets are how people write numbers. */
const phoneNumber = z
  .string()
  .transform((value) => value.replace(/[\s().\-/\u00a0\u2010-\u2015]/g, ""))
  .superRefine((value, context) => {
    const fault = phoneFault(value);
    if (fault) context.addIssue({ code: "custom", message: fieldText(fault) });
  })
  .transform((value) => value || undefined)
  .optional();

/** `URL` takes line breaks and tabs out by itself: what is kept would be another address. */
const isWebAddress = (value: string) =>
  !/[\s\p{Cc}]/u.test(value) && z.url({ protocol: /^https?$/ }).safeParse(value).success;

const resumeUrl = z
  .string()
  .trim()
  .max(2000, { error: fieldText("tooLong", { max: 2000 }) })
  .refine((value) => value === "" || isWebAddress(value), { error: fieldText("webAddress") })
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
  interviewId: serviceId(fieldText("chooseInterview")),
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

export type InvitationInput = z.infer<typeof invitationInputSchema>;
export type CreateAssessmentBody = z.infer<typeof createAssessmentBodySchema>;

/** The body of `POST /api/invitations/{id}/choose`. */
export const chooseBodySchema = z.object({ assessmentId: z.number().int().positive() });

/** The body of `POST /api/invitations/{id}/send-again`. */
export const sendAgainBodySchema = z.object({
  /** The recruiter's word for a second assessment after a completed one. */
  confirm: z.literal("again").optional(),
});

/** The query of `GET /api/invitations/check`. */
export const candidateCheckQuerySchema = z.object({
  email: candidateInputSchema.shape.email,
  interviewId: invitationInputSchema.shape.interviewId.optional(),
});

export type CandidateCheckQuery = z.infer<typeof candidateCheckQuerySchema>;
