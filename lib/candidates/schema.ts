import { isValidPhoneNumber, validatePhoneNumberLength } from "libphonenumber-js";
import { z } from "zod";
import { nameOrders } from "@/lib/full-name";
import { type FieldKey, fieldText } from "@/lib/i18n/field-texts";
import { isVisible } from "@/lib/visible-text";

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: fieldText("tooLong", { max }) })
    .refine((value) => !value.includes("\ufffd"), { error: fieldText("unreadableLetters") })
    .transform((value) => (isVisible(value) ? value : undefined))
    .optional();

// The service takes E.164 or bare digits.
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

// People write numbers with spaces, dots, dashes and brackets.
const phoneNumber = z
  .string()
  .transform((value) => value.replace(/[\s().\-/\u00a0\u2010-\u2015]/g, ""))
  .superRefine((value, context) => {
    const fault = phoneFault(value);
    if (fault) context.addIssue({ code: "custom", message: fieldText(fault) });
  })
  .transform((value) => value || undefined)
  .optional();

// `URL` drops line breaks and tabs: the stored address would differ from the typed one.
const isWebAddress = (value: string) =>
  !/[\s\p{Cc}]/u.test(value) && z.url({ protocol: /^https?$/ }).safeParse(value).success;

const resumeUrl = z
  .string()
  .trim()
  .max(2000, { error: fieldText("tooLong", { max: 2000 }) })
  .refine((value) => value === "" || isWebAddress(value), { error: fieldText("webAddress") })
  .transform((value) => value || undefined)
  .optional();

/** A candidate in a form, a handler or an imported row (assessment-service.md, section 2). */
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

/** A candidate as far as the directory knows. */
export const candidateViewSchema = z.object({
  /** The person’s id, which leads to all their assessments. Absent before the first one. */
  id: z.number().int().optional(),
  email: z.string(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  phoneNumber: z.string().optional(),
  externalId: z.string().optional(),
  resumeUrl: z.string().optional(),
  /** The name order a member chose; the script decides otherwise. */
  nameOrder: z.enum(nameOrders).optional(),
});
