import { run } from "@zootools/email-spell-checker";

/** Where private mailboxes are, and how a slip of the finger is told from another company's address. */
const targets = [
  "gmail.com",
  "googlemail.com",
  "yahoo.com",
  "yahoo.de",
  "yahoo.fr",
  "yahoo.it",
  "yahoo.es",
  "yahoo.co.uk",
  "yahoo.co.in",
  "yahoo.com.br",
  "hotmail.com",
  "hotmail.de",
  "hotmail.fr",
  "hotmail.it",
  "hotmail.es",
  "hotmail.co.uk",
  "outlook.com",
  "outlook.de",
  "outlook.fr",
  "icloud.com",
  "protonmail.com",
  "fastmail.com",
  "freenet.de",
  "t-online.de",
  "posteo.de",
  "arcor.de",
  "bluewin.ch",
  "orange.fr",
  "wanadoo.fr",
  "laposte.net",
  "libero.it",
  "btinternet.com",
  "comcast.net",
  "verizon.net",
  "rediffmail.com",
];

/** Right as they are, though a letter away from one of those. */
const others = new Set([
  "cloud.com",
  "mail.com",
  "email.com",
  "gmx.com",
  "ymail.com",
  "hotmail.be",
  "hotmail.ch",
  "hotmail.nl",
  "outlook.at",
  "outlook.be",
  "outlook.es",
  "outlook.ie",
  "outlook.it",
  "yahoo.ca",
  "yahoo.at",
  "yahoo.ie",
  "yahoo.in",
  "yahoo.com.au",
  "yahoo.com.mx",
  "protonmail.ch",
  "orange.com",
  "arcor.com",
]);

/** Beyond so many slips, by the checker's measure, it is another name. */
const mostSlips = 2;

/**
 * The address that somebody probably meant, where the domain is a slip away from that of a well-known private
 * mailbox: `dana@gmial.com` → `dana@gmail.com`. Nothing for what may well be right.
 * @param email as typed.
 */
export function suggestEmail(email: string): string | undefined {
  const typed = email.trim();
  const at = typed.lastIndexOf("@");
  const [address, domain] = [typed.slice(0, at), typed.slice(at + 1).toLowerCase()];
  if (at < 1 || domain.length < 5 || /\s/.test(typed) || others.has(domain)) return undefined;
  const meant = run({
    // The checker escapes what stands before the @, which is none of its business.
    email: `x@${domain}`,
    domains: targets,
    domainThreshold: mostSlips,
    // It would "mend" a company's own name or country.
    secondLevelDomains: [],
    topLevelDomains: [],
  })?.domain;
  return meant && meant !== domain ? `${address}@${meant}` : undefined;
}
