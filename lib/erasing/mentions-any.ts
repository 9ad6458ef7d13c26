import { type RawBuilder, sql } from "kysely";

// SQLite’s `lower` knows ASCII alone, PostgreSQL’s what its locale knows.
const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** A word as it may be stored: in any case, in JSON, and as part of an address. */
function stored(word: string): string[] {
  const cases = [word, word.toLowerCase(), word.toUpperCase()];
  const quoted = cases.flatMap((one) => [
    one,
    JSON.stringify(one).slice(1, -1),
    encodeURIComponent(one),
    new URLSearchParams({ "": one }).toString().slice(1),
  ]);
  return quoted.map(asciiLower);
}

/**
 * Whether a text contains one of the words, in any case. It finds parts of words, too: `ana@x.org` in `diana@x.org`. One
 * condition for any number of words, since SQLite nests no more than a thousand.
 */
export function mentionsAny(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> {
  const patterns = [...new Set(words.flatMap(stored))].map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  if (patterns.length === 0) return sql<boolean>`1 = 0`;
  // Both engines give the column of `values` this name.
  return sql<boolean>`exists (select 1 from (values ${sql.join(patterns.map((one) => sql`(${one})`))}) as w
    where lower(${text}) like w.column1 escape '\\')`;
}

/**
 * The same for e-mail addresses. It also checks that the text has an address at all, with the condition of the partial
 * indexes in migration 036, so that these are used.
 */
export function mentionsAddress(column: string, addresses: readonly string[]): RawBuilder<boolean> {
  const text = sql.ref(column);
  const mentions = mentionsAny(text, addresses);
  // The service may have sent something else as an address.
  if (!addresses.every((address) => address.includes("@"))) return mentions;
  return sql<boolean>`((${text} like '%@%' or ${text} like '%\\%40%' escape '\\') and ${mentions})`;
}
