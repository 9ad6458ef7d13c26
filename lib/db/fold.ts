const combiningMarks = /\p{M}+/gu;
/** PostgreSQL refuses it even in a comparison. */
const withoutNul = (text: string) => text.replaceAll("\u0000", "");

const apostrophes = /['’‘ʼ`´]/g;

/**
 * Text as search and sort compare it, the same on both engines: `Müller` and `muller`, `O’Neil` and
 * `oneil` fold to the same, and runs of white space to one space.
 */
export const fold = (text: string): string =>
  withoutNul(text)
    .normalize("NFKD")
    .replace(combiningMarks, "")
    .replace(apostrophes, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ø/g, "o")
    .replace(/ł/g, "l")
    .replace(/\s+/g, " ")
    .trim();

/** An e-mail address as two of them are compared: case and outer white space don't tell people apart. */
export const foldEmail = (email: string): string => withoutNul(email).trim().normalize("NFC").toLowerCase();
