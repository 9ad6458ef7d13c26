import { plainText } from "@/lib/plain-text";

export type ParsedAddress = { email: string; firstName?: string; lastName?: string };

const address = /^[^\s<>@,;"]+@[^\s<>@,;"]+$/;

/** A list’s own numbers and bullets. */
const listMark = /^(?:\d{1,4}[.)]|[-\u2013\u2014*\u2022\u00b7])\s+/;

const quotes = /^["'\u201c\u201e]+|["'\u201c\u201d]+$/g;

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
  const name = written.replace(/\s+/g, " ").trim();
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

const isName = (text: string) =>
  text.split(/\s+/).every((word) => particles.has(word.toLowerCase()) || /^(?:\p{Lu}|\p{Lo})/u.test(word));

/** Each form in which mail programs and people write a name with an address. */
const forms: readonly { pattern: RegExp; address: 1 | 2; isSentence?: boolean }[] = [
  { pattern: /^([^<>]*)<([^<>]*)>$/, address: 2 },
  { pattern: /^([^()[\]@]*)[([]([^()[\]]*@[^()[\]]*)[)\]]$/, address: 2 },
  { pattern: /^(\S+@[^\s([]+)\s*[([]([^()[\]@]*)[)\]]$/, address: 1 },
  // Without brackets, a sentence could have an address, too.
  { pattern: /^([^@]*?[^\s@])\s+(?:[-\u2013\u2014|]\s+)?(\S+@\S+)$/, address: 2, isSentence: true },
  { pattern: /^(\S+@\S+)\s+(?:[-\u2013\u2014|]\s+)?([^@]+)$/, address: 1, isSentence: true },
];

function emailIn(written: string): string | undefined {
  const bare = written.replace(/[\u200c\u200d]/g, "").trim();
  const isLink = /^mailto:/i.test(bare);
  const email = isLink ? decode(bare.slice("mailto:".length).replace(/\?.*$/, "")).trim() : bare;
  return address.test(email) ? email : undefined;
}

/**
 * Tells a name from an address: `Priya Raman <priya@example.com>`, `priya@example.com (Priya Raman)`,
 * `Priya Raman - priya@example.com` and their like. @returns undefined for what isn’t one address.
 */
export function splitAddress(text: string): { email: string; name: string } | undefined {
  if (text.length > longest) return undefined;
  const written = plainText(text).trim().replace(listMark, "").replace(/[,;]$/, "").trim();
  const alone = emailIn(written);
  if (alone) return { email: alone, name: "" };
  for (const { pattern, address, isSentence } of forms) {
    const parts = pattern.exec(written);
    const email = parts && emailIn(parts[address] ?? "");
    if (!email) continue;
    const name = (parts[address === 1 ? 2 : 1] ?? "")
      .replace(/\s*\([^)]*\)/g, "")
      .trim()
      .replace(quotes, "");
    if (!isSentence || isName(name)) return { email, name };
  }
  return undefined;
}

/**
 * Parses what is pasted into an e-mail field, such as `"Raman, Priya" <priya@example.com>`,
 * `mailto:priya@example.com?subject=Hello`, or an address with invisible marks around it.
 * @returns undefined for what isn’t one address.
 */
export function parseAddress(text: string): ParsedAddress | undefined {
  const parts = splitAddress(text);
  return parts && { email: parts.email, ...namesOf(parts.name) };
}

/** What was typed as it could have been pasted. @returns undefined where it is the bare address already, or none. */
export function parseTypedAddress(typed: string): ParsedAddress | undefined {
  const parts = parseAddress(typed);
  return parts && parts.email !== typed.trim() ? parts : undefined;
}
