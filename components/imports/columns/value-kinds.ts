import { parseAddress } from "@/components/candidate/fields/parse-address";
import { fold } from "@/lib/fold";
import type { ColumnKind } from "@/lib/imports/names";

/** So many of a column’s values have to look alike. */
const mostOf = 0.6;
const looksAt = 200;

const date = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\d{1,2}\.\d{2,4}|\d{1,2}\/\d{1,2}\/\d{2,4})/;

/** Shorter numbers without a sign of being dialled may count anything. */
const isPhone = (value: string) =>
  /^\+?[\d\s().\-/]{6,25}$/.test(value) &&
  !date.test(value) &&
  (/^[+0(]/.test(value) || value.replace(/\D/g, "").length >= 10);

const isUrl = (value: string) => /^https?:\/\/\S+$/i.test(value);

const isName = (value: string) =>
  /^\p{L}[\p{L}\p{M}'\u2019.,\-\s]*$/u.test(value) && value.split(/\s+/).length <= 5;

export const isAddress = (value: string) => parseAddress(value) !== undefined;

/** Whether a value is somebody’s, and no header’s. */
export const isData = (value: string) => isAddress(value) || isUrl(value) || isPhone(value);

export type Shape =
  | Extract<ColumnKind, "email" | "phoneNumber" | "resumeUrl" | "interview">
  | "name"
  | "words";

/** What the values of a column look like. `name`: a single word each, `words`: several. */
export function valueShape(values: readonly string[], interviews: ReadonlySet<string>): Shape | undefined {
  const filled = values
    .map((value) => value.trim())
    .filter(Boolean)
    .slice(0, looksAt);
  if (filled.length === 0) return undefined;
  const are = (test: (value: string) => boolean) => filled.filter(test).length >= filled.length * mostOf;
  if (are(isAddress)) return "email";
  if (are(isUrl)) return "resumeUrl";
  if (are(isPhone)) return "phoneNumber";
  if (are((value) => interviews.has(fold(value)))) return "interview";
  if (!are(isName)) return undefined;
  return are((value) => /[\s,]/.test(value)) ? "words" : "name";
}
