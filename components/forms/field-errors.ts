import { RequestFailure } from "@/components/http/request-failure";
import { fieldWords } from "@/components/texts/field-words";
import type { Translator } from "@/lib/i18n/texts";

const errorsOf = (error: unknown) => (error instanceof RequestFailure ? error.problem?.errors : undefined);

/** The server’s errors of one field. */
export const fieldErrors = (error: unknown, field: string, t: Translator): string[] | undefined =>
  errorsOf(error)?.[field]?.map((text) => fieldWords(text, t));

/** Whether all errors are about these fields: then no other notice is needed. */
export function isOnFields(error: unknown, fields: readonly string[]): boolean {
  const told = Object.keys(errorsOf(error) ?? {});
  return told.length > 0 && told.every((field) => fields.includes(field));
}
