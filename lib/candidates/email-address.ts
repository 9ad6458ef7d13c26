import { z } from "zod";
import { fieldText } from "@/lib/i18n/field-texts";
import { plainText } from "@/lib/plain-text";

/** An unquoted local part (RFC 5322; letters of all scripts, RFC 6531), and a domain with an ending. */
const address =
  /^(?=[^@]{1,64}@)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]{1,58}[a-z\d]|[a-z]{2,63})$/iu;

const usual = /^[\w.+'-]+@(?!(?:.*\.)?xn--)/;

const apostrophes = /[\u2018\u2019\u02bc]/g;
const joiners = /[\u200c\u200d]/g;

/** `müller.example` as mail is delivered to it: `xn--mller-kva.example`. What is no domain stays. */
function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** An address as it was meant: as `plainText`, with a straight apostrophe and an ASCII domain. */
export function plainAddress(text: string): string {
  const written = plainText(text).replace(joiners, "").replace(apostrophes, "'").trim();
  const at = written.lastIndexOf("@") + 1;
  return written.slice(0, at) + asciiDomain(written.slice(at));
}

/** A candidate’s address in whatever form it was typed or pasted; the result is what the service gets. */
export const emailAddressSchema = z
  .string({ error: fieldText("enterTheirEmail") })
  .overwrite(plainAddress)
  .min(1, { error: fieldText("enterTheirEmail") })
  .max(254, { error: fieldText("tooLong", { max: 254 }) })
  .pipe(z.email({ pattern: address, error: fieldText("notAnEmail") }));

/** Whether a valid address is of a kind that is rare and often a slip: `a&b@example.com`, `anna@xn--mller-kva.example`. */
export const isUnusualAddress = (email: string): boolean => !usual.test(email);
