import { run } from "@zootools/email-spell-checker";

/** The well-known private mailboxes: only a slip away from one of them is corrected. */
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

const endings = {
  yahoo:
    "at be ca cn co.id co.il co.jp co.kr co.nz co.th co.za com.ar com.au com.co com.hk com.mx com.my com.ph com.sg com.tr com.tw com.vn cz dk fi gr hu ie in nl no pl pt ro se",
  hotmail:
    "at be ca ch co.jp co.nz co.th co.za com.ar com.au com.br com.mx com.tr cz dk fi gr hu nl no rs se",
  outlook:
    "at be ch cl co.id co.nz co.th com.ar com.au com.br com.gr com.tr com.vn cz dk es hu ie in it jp kr lv my nl ph pt ro sa sg sk",
  protonmail: "ch",
  orange: "com es pl ro sk be",
  arcor: "com",
};

/** Correct as they are, though a letter away from one of those. */
const others = new Set([
  "cloud.com",
  "mail.com",
  "email.com",
  "ymail.com",
  ...Object.entries(endings).flatMap(([name, list]) => list.split(" ").map((ending) => `${name}.${ending}`)),
]);

/** Names so short that one letter makes another company’s: only an ending that doesn’t exist is a slip here. */
const shortNames = new Map([
  ["gmx", ["gmx.de", "gmx.net", "gmx.at", "gmx.ch", "gmx.com"]],
  ["web", ["web.de"]],
  ["aol", ["aol.com"]],
  ["msn", ["msn.com"]],
  ["live", ["live.com"]],
]);

const longEndings = new Set("com net org dev app biz info email mail cloud online site live".split(" "));
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** A country’s two letters, or one of the usual longer endings. */
const canEndIn = (ending: string): boolean =>
  /^[a-z]{2}$/.test(ending) ? regions.of(ending.toUpperCase()) !== undefined : longEndings.has(ending);

/** More slips, by the checker’s measure, make it another name. */
const mostSlips = 2;

const closest = (domain: string, domains: string[]): string | undefined =>
  run({
    // The checker escapes the part before the @, which is none of its business.
    email: `x@${domain}`,
    domains,
    domainThreshold: mostSlips,
    // It would "mend" a company's own name or country.
    secondLevelDomains: [],
    topLevelDomains: [],
  })?.domain;

function meantBy(domain: string): string | undefined {
  if (domain.length < 5 || others.has(domain)) return undefined;
  const [name = "", ...rest] = domain.split(".");
  const ownDomains = shortNames.get(name);
  if (!ownDomains) return closest(domain, targets);
  return canEndIn(rest.at(-1) ?? "") ? undefined : closest(domain, ownDomains);
}

/**
 * The address that was probably meant, where the domain is a slip away from a well-known private mailbox’s:
 * `dana@gmial.com` → `dana@gmail.com`. Undefined for what may well be right.
 */
export function suggestEmail(email: string): string | undefined {
  const typed = email.trim();
  const at = typed.lastIndexOf("@");
  if (at < 1 || /\s/.test(typed)) return undefined;
  const domain = typed.slice(at + 1).toLowerCase();
  const meant = meantBy(domain);
  return meant && meant !== domain ? `${typed.slice(0, at)}@${meant}` : undefined;
}
