/** PostgreSQL refuses it even in a comparison. */
const withoutNul = (text: string) => text.replaceAll("\u0000", "");

const apostrophes = /['’‘‛ʹʻʼʽˈ`´′＇]/g;
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const dashes = /[\u2010-\u2015\u2212]/g;

/**
 * Accents over letters, and the points of Hebrew and Arabic, which most people leave out. Elsewhere a mark
 * is a vowel (Hindi, Thai, Tamil, …) or makes another consonant (が from か): without it names that differ
 * would be the same.
 */
const accents = /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}]/gu;

/** Letters that Unicode doesn't take apart, as people write them on a keyboard that lacks them. */
const spelled: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ı: "i",
  ə: "e",
  ς: "σ",
};
const toSpell = new RegExp(`[${Object.keys(spelled).join("")}]`, "g");

/**
 * Text as search and sort compare it, the same on both engines: `Müller` and `muller`, `O’Neil` and
 * `oneil` fold to the same, and runs of white space to one space.
 */
export const fold = (text: string): string =>
  withoutNul(text)
    .replace(apostrophes, "")
    .replace(invisible, "")
    .normalize("NFKD")
    // Some are only taken apart into them: ″ into two of ′, ŉ into ʼ and n.
    .replace(apostrophes, "")
    .replace(accents, "")
    // Marks that stay are put in order where one that stood between them is gone.
    .normalize("NFKD")
    .replace(dashes, "-")
    .toLowerCase()
    .replace(toSpell, (letter) => spelled[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim();

/** A name as lists sort by it: as much of it as an index may hold. */
export const foldName = (name: string): string => [...fold(name)].slice(0, 200).join("");

/** An e-mail address as two of them are compared: case and outer white space don't tell people apart. */
export const foldEmail = (email: string): string => withoutNul(email).trim().normalize("NFC").toLowerCase();
