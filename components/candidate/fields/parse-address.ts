export type ParsedAddress = { email: string; firstName?: string; lastName?: string };

/** Invisible characters, which come along with text copied from a web page. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

const address = /^[^\s<>@,;"]+@[^\s<>@,;"]+$/;

/** Before a name, and not part of it. */
const salutation = /^(?:(?:mrs?|ms|mx|herr|frau|dr|prof)(?:\.\s*|\s+))+/i;

/** Words with which a last name begins. */
const particles = new Set(
  "von van vom zu zum zur de del della der den di da do dos du la le ter ten af av bin al el".split(" "),
);

/** Longer than any address with a name: a longer paste is left alone. */
const longest = 1_000;

/** “Raman, Priya” and “Priya Raman”; a single word is taken for the first name. */
function namesOf(written: string): Pick<ParsedAddress, "firstName" | "lastName"> {
  const name = written
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const [last = "", first, ...more] = name.split(",").map((part) => part.trim().replace(salutation, ""));
  if (name === "" || name.includes("@") || more.length > 0) return {};
  if (first) return { firstName: first, lastName: last || undefined };
  const words = last.split(" ").filter(Boolean);
  const found = words.findIndex((word, index) => index > 0 && particles.has(word.toLowerCase()));
  const from = found > 0 ? found : Math.max(words.length - 1, 1);
  return {
    firstName: words.slice(0, from).join(" ") || undefined,
    lastName: words.slice(from).join(" ") || undefined,
  };
}

/** A percent sign may stand for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Parses what is pasted into an e-mail field, such as `"Raman, Priya" <priya@example.com>`,
 * `mailto:priya@example.com?subject=Hello`, or an address with invisible marks around it.
 * @returns undefined for what isn’t one address.
 */
export function parseAddress(text: string): ParsedAddress | undefined {
  if (text.length > longest) return undefined;
  const seen = text.replace(unseen, "").trim().replace(/[,;]$/, "").trim();
  const [, named, within] = /^([^<>]*)<([^<>]*)>$/.exec(seen) ?? [undefined, "", seen];
  const bare = (within ?? "").trim();
  const isLink = /^mailto:/i.test(bare);
  const email = isLink ? decode(bare.slice("mailto:".length).replace(/\?.*$/, "")).trim() : bare;
  if (!address.test(email)) return undefined;
  return { email, ...namesOf((named ?? "").trim().replace(/^["'\u201c\u201e]+|["'\u201c\u201d]+$/g, "")) };
}

/** What was typed as it could have been pasted. @returns undefined where it is the bare address already, or none. */
export function parseTypedAddress(typed: string): ParsedAddress | undefined {
  const parts = parseAddress(typed);
  return parts && parts.email !== typed.trim() ? parts : undefined;
}
