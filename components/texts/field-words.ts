import { type FieldText, recogniseFieldText } from "@/lib/i18n/field-texts";
import type { Translator } from "@/lib/i18n/texts";

/**
 * What is wrong with a field, in the reader's language. What isn't one of our own sentences is the
 * service's: it is told as it came, and as the service's.
 * @param text as a schema of `lib`, or the server, says it.
 */
export function fieldWords(text: string, t: Translator): string {
  const known: FieldText | undefined = recogniseFieldText(text);
  if (!known) return t("fields.fromService", { text });
  return (t as (key: string, values: FieldText["values"]) => string)(`fields.${known.key}`, known.values);
}
