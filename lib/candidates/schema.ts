import { z } from "zod";
import { emailAddressSchema } from "@/lib/candidates/email-address";
import { phoneNumberSchema } from "@/lib/candidates/phone-number";
import { nameOrders } from "@/lib/full-name";
import { fieldText } from "@/lib/i18n/field-texts";
import { plainText } from "@/lib/plain-text";
import { isVisible } from "@/lib/visible-text";

const optionalText = (max: number) =>
  z
    .string()
    .overwrite(plainText)
    .trim()
    .max(max, { error: fieldText("tooLong", { max }) })
    .refine((value) => !value.includes("\ufffd"), { error: fieldText("unreadableLetters") })
    .transform((value) => (isVisible(value) ? value : undefined))
    .optional();

// `URL` drops line breaks and tabs: the stored address would differ from the typed one.
const isWebAddress = (value: string) =>
  !/[\s\p{Cc}]/u.test(value) && z.url({ protocol: /^https?$/ }).safeParse(value).success;

const resumeUrl = z
  .string()
  .overwrite(plainText)
  .trim()
  .max(2000, { error: fieldText("tooLong", { max: 2000 }) })
  .refine((value) => value === "" || isWebAddress(value), { error: fieldText("webAddress") })
  .transform((value) => value || undefined)
  .optional();

/** A candidate in a form, a handler or an imported row (assessment-service.md, section 2). */
export const candidateInputSchema = z.object({
  email: emailAddressSchema,
  firstName: optionalText(100),
  lastName: optionalText(100),
  phoneNumber: phoneNumberSchema,
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
