import { z } from "zod";
import { type FieldKey, fieldText } from "@/lib/i18n/field-texts";

// Zero-width marks, fillers and the empty Braille pattern are characters, but nobody sees them.
const seen = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a reader sees anything of a text. */
export const isVisible = (text: string): boolean => seen.test(text);

/** A text of which something has to be seen, trimmed. @param missing says what to type where nothing is. */
export const visibleText = (max: number, missing: FieldKey) =>
  z
    .string({ error: fieldText(missing) })
    .trim()
    .max(max, { error: fieldText("tooLong", { max }) })
    .refine(isVisible, { error: fieldText(missing) });
