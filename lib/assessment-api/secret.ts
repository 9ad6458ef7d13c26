export const redacted = "[redacted]";

/** Shorter keys occur in ordinary words and addresses by chance. */
const tellingLength = 12;

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** One character of the key as any encoder of URLs or forms may have written it. */
function anyWayWritten(character: string): string {
  const bytes = [...new TextEncoder().encode(character)];
  const percent = bytes
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .map((hex) => `%${hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)}`)
    .join("");
  const ways = [literally(character), percent, ...(character === " " ? ["\\+"] : [])];
  return `(?:${ways.join("|")})`;
}

/** Knows the key well enough to keep it out of texts that the service wrote. */
export type Secret = {
  /** The text with every occurrence of the key, raw or URL-encoded in any way, taken out. */
  scrub(text: string): string;
  /** Whether the text carries the key. Always false for keys too short to tell. */
  isIn(text: string): boolean;
};

/** @param key the service's key; not empty. */
export function createSecret(key: string): Secret {
  const pattern = [...key].map(anyWayWritten).join("");
  const everywhere = new RegExp(pattern, "g");
  const anywhere = new RegExp(pattern);
  return {
    scrub: (text) => text.replace(everywhere, redacted),
    isIn: (text) =>
      key.length >= tellingLength && (text.includes(key) || (/[%+]/.test(text) && anywhere.test(text))),
  };
}
