export const redacted = "[redacted]";

/** Shorter keys occur in ordinary words and addresses by chance. */
const tellingLength = 12;

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

function anyEncodingOf(character: string): string {
  const bytes = [...new TextEncoder().encode(character)];
  const percent = bytes
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .map((hex) => `%${hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)}`)
    .join("");
  const ways = [escapeRegExp(character), percent, ...(character === " " ? ["\\+"] : [])];
  return `(?:${ways.join("|")})`;
}

export type Secret = {
  /** Removes every occurrence of the key, raw or URL-encoded in any way. */
  scrub(text: string): string;
  /** Always false for keys too short to tell. */
  isIn(text: string): boolean;
};

export function createSecret(key: string): Secret {
  const pattern = [...key].map(anyEncodingOf).join("");
  const everywhere = new RegExp(pattern, "g");
  const anywhere = new RegExp(pattern);
  return {
    scrub: (text) => text.replace(everywhere, redacted),
    isIn: (text) =>
      key.length >= tellingLength && (text.includes(key) || (/[%+]/.test(text) && anywhere.test(text))),
  };
}
