import { encodeForMailto, mailtoAddress } from "@/lib/mailto-address";
import type { Message } from "@/lib/templates/render-message";

// Windows passes no longer address to the mail program.
export const longestMailtoUrl = 2000;

// Lines end with CRLF (RFC 6068); a message has no use for other control characters.
const lines = (text: string) => text.replace(/\r\n|\r|\n/g, "\r\n").replace(/[^\P{Cc}\r\n\t]/gu, "");

/** Opens the mail program with a message. Too long a message becomes the link alone (`isWhole` false). */
export function mailtoUrl(to: string, message: Message, link: string): { href: string; isWhole: boolean } {
  const head = mailtoAddress(to);
  const url = (fields: Record<string, string>) =>
    `${head}?${Object.entries(fields)
      .map(([name, value]) => `${name}=${encodeForMailto(value)}`)
      .join("&")}`;
  const { subject, body } = message;
  const whole = url({ subject, body: lines(body) });
  if (whole.length <= longestMailtoUrl) return { href: whole, isWhole: true };
  const shorter = [url({ subject, body: link }), url({ body: link }), head];
  return { href: shorter.find((href) => href.length <= longestMailtoUrl) ?? "mailto:", isWhole: false };
}
