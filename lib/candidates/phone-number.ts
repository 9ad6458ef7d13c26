import { isValidPhoneNumber, parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js";
import { z } from "zod";
import { type FieldKey, fieldText } from "@/lib/i18n/field-texts";
import { plainText } from "@/lib/plain-text";

/** People write numbers with spaces, dots, dashes, slashes and brackets. */
const separators = /[\s().\-/\u2010-\u2015]/g;

/** The service takes E.164 or bare digits. */
function faultOf(number: string): FieldKey | undefined {
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

/**
 * `+49 (0)30 901820` as +4930901820, and 0049 … the same way. Digits without a country stay as they are: which one they
 * belong to isn’t known.
 */
function plainNumber(text: string): string {
  const digits = plainText(text)
    .replace(/^\s*tel:/i, "")
    .replace(separators, "");
  const parsed = /^(?:\+|00)\d+$/.test(digits)
    ? parsePhoneNumberFromString(digits.replace(/^00/, "+"))
    : undefined;
  return parsed?.isValid() ? parsed.number : digits;
}

/** A number in whatever form it was typed or pasted; the result is what the service gets. Empty is none. */
export const phoneNumberSchema = z
  .string()
  .overwrite(plainNumber)
  .superRefine((value, context) => {
    const fault = faultOf(value);
    if (fault) context.addIssue({ code: "custom", message: fieldText(fault) });
  })
  .transform((value) => value || undefined)
  .optional();
