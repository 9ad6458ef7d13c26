// PostgreSQL refuses U+0000 even in a comparison.
const withoutNul = (text: string) => text.replaceAll("\u0000", "");

const apostrophes = /['’‘‛ʹʻʼʽˈ`´′＇]/g;
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const dashes = /[\u2010-\u2015\u2212]/g;

// Accents over letters, and the points of Hebrew and Arabic, are left out by most people. Other marks are vowels
// (Hindi, Thai, Tamil, …) or change the consonant (が from か), and tell names apart.
const accents = /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}]/gu;

// Letters that Unicode doesn't decompose, as people without them on the keyboard type them.
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

/** Text as search and sort compare it, the same on both engines: `Müller` as `muller`, `O’Neil` as `oneil`. */
export const fold = (text: string): string =>
  withoutNul(text)
    .replace(apostrophes, "")
    .replace(invisible, "")
    .normalize("NFKD")
    // Normalising makes new ones: ″ becomes two of ′, ŉ becomes ʼ and n.
    .replace(apostrophes, "")
    .replace(accents, "")
    // Puts the remaining marks in order again, now that some between them are gone.
    .normalize("NFKD")
    .replace(dashes, "-")
    .toLowerCase()
    .replace(toSpell, (letter) => spelled[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim();

/** A name as lists sort by it, cut to the size that an index holds. */
export const foldName = (name: string): string => [...fold(name)].slice(0, 200).join("");

/** An e-mail address in the form that is compared: case and outer white space don't matter. */
export const foldEmail = (email: string): string => withoutNul(email).trim().normalize("NFC").toLowerCase();
