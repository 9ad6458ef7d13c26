import { RequestFailure } from "@/components/http/request-failure";
import { fieldWords } from "@/components/texts/field-words";
import type { Translator } from "@/lib/i18n/texts";

const errorsOf = (error: unknown) => (error instanceof RequestFailure ? error.problem?.errors : undefined);

const isOf = (told: string, field: string): boolean => told === field || told.startsWith(`${field}.`);

/** The server’s errors of one field, or of what is in it. */
export function fieldErrors(error: unknown, field: string, t: Translator): string[] | undefined {
  const texts = Object.entries(errorsOf(error) ?? {}).flatMap(([told, own]) =>
    isOf(told, field) ? own : [],
  );
  return texts.length > 0 ? [...new Set(texts)].map((text) => fieldWords(text, t)) : undefined;
}

/** Whether all errors are about these fields: then no other notice is needed. */
export function isOnFields(error: unknown, fields: readonly string[]): boolean {
  const told = Object.keys(errorsOf(error) ?? {});
  return told.length > 0 && told.every((one) => fields.some((field) => isOf(one, field)));
}
