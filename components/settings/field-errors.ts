import { RequestFailure } from "@/components/query/request-failure";
import { fieldWords } from "@/components/texts/field-words";
import type { Translator } from "@/lib/i18n/texts";

const errorsOf = (error: unknown) => (error instanceof RequestFailure ? error.problem?.errors : undefined);

/** What an answer says of one field, in the reader's language. */
export const fieldErrors = (error: unknown, field: string, t: Translator): string[] | undefined =>
  errorsOf(error)?.[field]?.map((text) => fieldWords(text, t));

/** Whether an answer is about these fields and nothing else: then they say all there is to say. */
export function isOnFields(error: unknown, fields: readonly string[]): boolean {
  const told = Object.keys(errorsOf(error) ?? {});
  return told.length > 0 && told.every((field) => fields.includes(field));
}
