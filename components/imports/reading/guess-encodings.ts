import { type Encoding, encodings } from "@/components/imports/reading/encodings";

/** Enough for a guess, whatever the file’s size. */
const looksAtBytes = 64 * 1024;

/** jschardet’s names, in small letters, where `TextDecoder` has another. */
const labels: Readonly<Record<string, Encoding>> = {
  macroman: "macintosh",
  maccyrillic: "x-mac-cyrillic",
  "koi8-r": "koi8-u",
  cp874: "windows-874",
  cp1258: "windows-1258",
  cp932: "shift_jis",
  cp949: "euc-kr",
  cp866: "ibm866",
};
const considered = [...Object.keys(encodings), ...Object.keys(labels)].filter((name) => name !== "utf-8");

// “£ukasz” and “Imiк”: a sign, or a letter of another alphabet, within a word.
const signInWord = /(?<=\p{L})(?!\p{ASCII})[\p{S}\p{No}]|(?!\p{ASCII})[\p{S}\p{No}](?=\p{L})/gu;
const alphabets = "\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Thai}";
const mixedWord = new RegExp(`\\p{Script=Latin}(?=[${alphabets}])|[${alphabets}](?=\\p{Script=Latin})`, "gu");

/** How often a text has what no word has. A short one has too few letters for a guess by its language. */
const countOddWords = (text: string) =>
  (text.match(signInWord)?.length ?? 0) + (text.match(mixedWord)?.length ?? 0);

const isEncoding = (label: string): label is Encoding => Object.hasOwn(encodings, label);

/**
 * Guesses the encoding of a text that is neither UTF-8 nor UTF-16 by the letters and languages it would have.
 * @returns those that are possible, the most probable first.
 */
export async function guessEncodings(bytes: Uint8Array): Promise<Encoding[]> {
  // Large, and needed for such files alone.
  const { detectAll } = await import("jschardet");
  const beginning = bytes.subarray(0, looksAtBytes);
  const guesses = detectAll(beginning, {
    minimumThreshold: 0,
    detectEncodings: considered,
  });
  const found = guesses.flatMap(({ encoding }) => {
    const name = (encoding ?? "").toLowerCase();
    const label = labels[name] ?? name;
    return isEncoding(label) ? [label] : [];
  });
  return [...new Set(found)]
    .map((encoding) => ({ encoding, odd: countOddWords(new TextDecoder(encoding).decode(beginning)) }))
    .sort((one, other) => one.odd - other.odd)
    .map(({ encoding }) => encoding);
}
