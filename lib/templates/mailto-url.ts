import type { Message } from "@/lib/templates/render-message";

// Windows passes no longer address to the mail program.
export const longestMailtoUrl = 2000;

// Half a surrogate pair can't be written in UTF-8.
const wellFormed = (text: string) =>
  text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");

const encoded = (text: string) => encodeURIComponent(wellFormed(text)).replace(/'/g, "%27");

// Lines end with CRLF (RFC 6068); a message has no use for other control characters.
const lines = (text: string) => text.replace(/\r\n|\r|\n/g, "\r\n").replace(/[^\P{Cc}\r\n\t]/gu, "");

// Encodes what would begin another address, or a header.
const address = (email: string) => encoded(email.trim()).replace("%40", "@");

/** Opens the mail program with a message. Too long a message becomes the link alone (`isWhole` false). */
export function mailtoUrl(to: string, message: Message, link: string): { href: string; isWhole: boolean } {
  const head = `mailto:${address(to)}`;
  const url = (fields: Record<string, string>) =>
    `${head}?${Object.entries(fields)
      .map(([name, value]) => `${name}=${encoded(value)}`)
      .join("&")}`;
  const { subject, body } = message;
  const whole = url({ subject, body: lines(body) });
  if (whole.length <= longestMailtoUrl) return { href: whole, isWhole: true };
  const shorter = [url({ subject, body: link }), url({ body: link }), head];
  return { href: shorter.find((href) => href.length <= longestMailtoUrl) ?? "mailto:", isWhole: false };
}
