import { dictionary } from "@zxcvbn-ts/language-common";
import { invalid } from "@/lib/errors";
import { fieldText } from "@/lib/i18n/field-texts";
import { passwordIsEmail, passwordIsEmailText } from "@/lib/members/schema";

// Never in the browser: the list weighs 400 kB.
const ranks = new Map(dictionary["passwords-common"].map((password, rank) => [password, rank]));

// Attackers try pairs of these right after the list; pairs of rarer ones are too many.
const firstTried = 10_000;

const ourWords = ["shortlist"];

// Signs around guessed words, and figures at their ends, up to these numbers make no secret of them.
const decoration = { signs: 4, figures: 8 } as const;

const folded = (text: string): string => text.normalize("NFKC").toLowerCase();

const plain = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, "");

const withoutFigures = (text: string): string => text.replace(/^\p{N}+|\p{N}+$/gu, "");

// A password as it is, and without the signs and figures around its words.
function coresOf(password: string): string[] {
  const whole = folded(password);
  const words = plain(password);
  const bare = withoutFigures(words);
  if (words === "" || whole.length - words.length > decoration.signs) return [whole];
  return bare === "" || words.length - bare.length > decoration.figures
    ? [whole, words]
    : [whole, words, bare];
}

// The part that a text repeats, perhaps cut off at the end: `abc` of `abcabcab`. Else the whole text.
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

// A shorter part is no secret, however often it is repeated.
const shortestPart = 5;

/** Whether a password is common: itself, repeated, with figures around it, or two common ones in a row. */
export const isCommonPassword = (password: string): boolean =>
  coresOf(password).some((core) => {
    const part = repeatedPart(core);
    const isRepeated = part.length < shortestPart && part !== core;
    return isRepeated || isListed(part) || isListed(withoutFigures(part)) || isPair(core);
  });

type Person = { email: string; name: string };

function isPersonalPassword(password: string, { email, name }: Person): boolean {
  const words = [...ourWords, email, ...email.split("@"), name, ...name.split(/\s+/), ...email.split(/[@.]/)];
  const known = new Set(words.map(plain).filter(Boolean));
  return coresOf(password).some((core) => known.has(core) || known.has(withoutFigures(repeatedPart(core))));
}

/** @throws ProblemError 422 at `password`, for one that attackers try first. */
export function refuseGuessable(password: string, person: Person): void {
  if (passwordIsEmail(password, person.email)) throw invalid({ password: [passwordIsEmailText] });
  if (isPersonalPassword(password, person)) throw invalid({ password: [fieldText("passwordPersonal")] });
  if (isCommonPassword(password)) throw invalid({ password: [fieldText("passwordCommon")] });
}
