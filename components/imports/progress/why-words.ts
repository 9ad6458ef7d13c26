import { fieldWords } from "@/components/texts/field-words";
import type { Translator } from "@/lib/i18n/texts";
import type { ImportRowView } from "@/lib/imports/schema";

/** Why a row ended as it did: our reason, or the service’s own words where it gave some. */
export function whyWords({ reason, errors = {} }: ImportRowView, t: Translator): string {
  const told = Object.values(errors).flat();
  const isTold = reason === "refused" && told.length > 0;
  return [
    ...(reason && !isTold ? [`${t(`imports.reasons.${reason}`)}.`] : []),
    ...told.map((text) => fieldWords(text, t)),
  ].join(" ");
}
