import { dictionary } from "@zxcvbn-ts/language-common";
import { invalid } from "@/lib/errors";
import { fieldText } from "@/lib/i18n/field-texts";
import { passwordIsEmail, passwordIsEmailText } from "@/lib/members/schema";

// For the server alone: the list weighs 400 kB.
const ranks = new Map(dictionary["passwords-common"].map((password, rank) => [password, rank]));

/** Two of these in a row are tried as soon as the list is through; of rarer ones there are too many pairs. */
const firstTried = 10_000;

/** What anyone here would think of first. */
const ourWords = ["shortlist"];

/** So many signs may stand around and between words that are guessed, and so many figures at their ends. */
const decoration = { signs: 4, figures: 8 } as const;

const folded = (text: string): string => text.normalize("NFKC").toLowerCase();

/** As the list writes them: letters and figures alone. */
const plain = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, "");

const withoutFigures = (text: string): string => text.replace(/^\p{N}+|\p{N}+$/gu, "");

/** A password as it is, and without the little that people put around a word to make it another. */
function coresOf(password: string): string[] {
  const whole = folded(password);
  const words = plain(password);
  const bare = withoutFigures(words);
  if (words === "" || whole.length - words.length > decoration.signs) return [whole];
  return bare === "" || words.length - bare.length > decoration.figures
    ? [whole, words]
    : [whole, words, bare];
}

/** What a text repeats, the last time perhaps not to its end: `abc` of `abcabcab`. The text itself, if nothing. */
function repeatedPart(text: string): string {
  for (let length = 1; length < text.length; length += 1)
    if (text.startsWith(text.slice(length))) return text.slice(0, length);
  return text;
}

const isListed = (text: string, before = Number.POSITIVE_INFINITY): boolean =>
  (ranks.get(text) ?? Number.POSITIVE_INFINITY) < before;

const isPair = (text: string): boolean =>
  Array.from({ length: text.length }, (_, at) => at).some(
    (at) => isListed(text.slice(0, at), firstTried) && isListed(text.slice(at), firstTried),
  );

/** Shorter ones are no secret, however often they are repeated. */
const shortestPart = 5;

/** Whether a password is common: as it is, repeated, with figures around it, or two common ones in a row. */
export const isCommonPassword = (password: string): boolean =>
  coresOf(password).some((core) => {
    const part = repeatedPart(core);
    const isRepeated = part.length < shortestPart && part !== core;
    return isRepeated || isListed(part) || isListed(withoutFigures(part)) || isPair(core);
  });

type Person = { email: string; name: string };

/** Whether a password is nothing but a person's name, their address or a part of it, or the product's name. */
function isPersonalPassword(password: string, { email, name }: Person): boolean {
  const words = [...ourWords, email, ...email.split("@"), name, ...name.split(/\s+/), ...email.split(/[@.]/)];
  const known = new Set(words.map(plain).filter(Boolean));
  return coresOf(password).some((core) => known.has(core) || known.has(withoutFigures(repeatedPart(core))));
}

/**
 * Refuses a password that attackers try first.
 * @throws ProblemError 422 at `password`.
 */
export function refuseGuessable(password: string, person: Person): void {
  if (passwordIsEmail(password, person.email)) throw invalid({ password: [passwordIsEmailText] });
  if (isPersonalPassword(password, person)) throw invalid({ password: [fieldText("passwordPersonal")] });
  if (isCommonPassword(password)) throw invalid({ password: [fieldText("passwordCommon")] });
}
