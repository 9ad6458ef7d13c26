import { type FieldText, recogniseFieldText } from "@/lib/i18n/field-texts";
import type { Translator } from "@/lib/i18n/texts";

/** One that isn’t ours is shown as the service’s. @param text from a schema of `lib`, or from the server. */
export function fieldWords(text: string, t: Translator): string {
  const known: FieldText | undefined = recogniseFieldText(text);
  if (!known) return t("fields.fromService", { text });
  return (t as (key: string, values: FieldText["values"]) => string)(`fields.${known.key}`, known.values);
}
