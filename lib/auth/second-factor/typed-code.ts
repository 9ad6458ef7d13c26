/** Crockford's base32 in small letters: nothing that could be taken for another one. */
export const recoveryLetters = "0123456789abcdefghjkmnpqrstvwxyz";
export const recoveryLength = 10;

export type TypedCode = { kind: "code" | "recovery_code"; code: string };

// Letters that people misread for these digits.
const misread: Record<string, string> = { i: "1", l: "1", o: "0", u: "v" };

/** Parses a typed code: six digits, or a recovery code. Spaces and dashes are ignored. */
export function readTypedCode(typed: string): TypedCode | undefined {
  const bare = typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, "");
  if (/^\d{6}$/.test(bare)) return { kind: "code", code: bare };
  const code = bare.replace(/[ilou]/g, (letter) => misread[letter] ?? letter);
  const isWhole = code.length === recoveryLength && [...code].every((one) => recoveryLetters.includes(one));
  return isWhole ? { kind: "recovery_code", code } : undefined;
}
