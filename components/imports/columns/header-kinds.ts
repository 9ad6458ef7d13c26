import { fold } from "@/lib/fold";
import type { ColumnKind } from "@/lib/imports/names";

type NamedKind = Exclude<ColumnKind, "ignored">;

/** What people head their columns with, in English and German, as `headerKey` writes it. */
const names: Record<NamedKind, string> = {
  email:
    "email|e mail|mail|email address|e mail address|mail address|email id|candidate email|candidate e mail|applicant email|e mail adresse|email adresse|mailadresse|emailadresse|mail adresse|private e mail|e mail privat",
  firstName:
    "first name|firstname|first|given name|given names|forename|christian name|fname|vorname|vornamen|rufname|candidate first name",
  lastName:
    "last name|lastname|last|surname|family name|lname|nachname|familienname|zuname|candidate last name",
  fullName:
    "name|full name|fullname|display name|candidate|candidate name|applicant|applicant name|person|kandidat|kandidatin|kandidat in|kandidaten|name der kandidatin|name des kandidaten|bewerber|bewerberin|bewerber in|bewerbername|name des bewerbers|vollstandiger name|vor und nachname|vor und zuname|vorname nachname|nachname vorname|name vorname|vorname name",
  phoneNumber:
    "phone|phone number|phone no|telephone|telephone number|mobile|mobile number|mobile phone|cell|cell phone|contact number|tel|tel nr|tel no|telefon|telefonnummer|telefon nr|handy|handynummer|handy nr|mobil|mobilnummer|mobilnr|mobiltelefon|rufnummer|festnetz|kontaktnummer",
  resumeUrl:
    "resume|resume url|resume link|link to resume|cv|cv url|cv link|link to cv|curriculum vitae|lebenslauf|lebenslauf url|lebenslauf link|link zum lebenslauf|link lebenslauf",
  externalId:
    "id|external id|externe id|candidate id|candidate number|candidate no|applicant id|applicant number|application id|ats id|reference|ref|referenz|bewerber id|bewerbernummer|bewerber nr|bewerbungs id|bewerbungsnummer|kandidaten id|kandidatennummer|kandidaten nr",
  interview:
    "interview|interview id|interview name|interviews|assessment|assessment name|test|job|job title|position|role|requisition|vacancy|stelle|stellenbezeichnung|stellentitel|rolle|vakanz|ausschreibung",
  suppress:
    "suppress|suppress e mail|suppress email|suppress candidate email|suppress candidate e mail|no e mail|no email|do not e mail|do not email|do not notify|silent|keine e mail|keine mail|ohne e mail|ohne mail|e mail unterdrucken|nicht anschreiben|nicht benachrichtigen",
};

const known = new Map(
  Object.entries(names).flatMap(([kind, list]) => list.split("|").map((name) => [name, kind as NamedKind])),
);

/** Where a header has more words: “Private e-mail (required)”. In order, as “last name” is a name too. */
const within: [NamedKind, RegExp][] = [
  ["suppress", /\b(?:suppress|unterdrucken)\b/],
  ["email", /\be ?mail\b/],
  ["firstName", /\b(?:first ?name|given name|vorname)\b(?!.*\b(?:last ?name|nachname)\b)/],
  ["lastName", /\b(?:last ?name|surname|family name|nachname|familienname)\b/],
  ["phoneNumber", /\b(?:phone|telephone|mobile|telefon(?:nummer)?|handy(?:nummer)?|mobil(?:nummer)?)\b/],
  ["resumeUrl", /\b(?:resume|cv|lebenslauf)\b/],
  ["externalId", /\b(?:candidate|applicant|bewerber|kandidaten) ?(?:id|number|nummer|nr)\b/],
];

/** Headers of columns about another person, or about a date or a state. */
const others =
  /\b(?:recruiter|manager|interviewer|referrer|referred|invited|sent|status|date|betreuer\w*|ansprechpartner\w*|empfohlen|notfall\w*|emergency|versendet|gesendet|datum)\b/;

/** What says what it is says it at its beginning. */
const longestHeader = 100;

/** A header in the form in which it is looked up: `firstName` and `First-Name*` alike. */
export const headerKey = (header: string): string =>
  fold(header.slice(0, longestHeader).replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What a header says its column holds. `isSure`: that and nothing else. Undefined where it says nothing known. */
export function headerKind(header: string): { kind: NamedKind; isSure: boolean } | undefined {
  const key = headerKey(header);
  const kind = known.get(key);
  if (kind) return { kind, isSure: true };
  if (others.test(key)) return undefined;
  const [found] = within.find(([, pattern]) => pattern.test(key)) ?? [];
  return found && { kind: found, isSure: false };
}
