import { Secret } from "otpauth";
import { describe, expect, test } from "vitest";
import { codeAt, keyUri, makeSecret, stepOf } from "@/lib/auth/second-factor/codes";

/** The secret of RFC 6238, appendix B, and its codes for SHA-1: the last six of their eight digits. */
const secret = Secret.fromUTF8("12345678901234567890").base32;
const vectors: [seconds: number, code: string][] = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
];

const at = (seconds: number) => new Date(seconds * 1_000);

describe("codes", () => {
  test.each(vectors)("matches RFC 6238 at %i seconds", (seconds, code) => {
    expect(codeAt(secret, at(seconds))).toBe(code.slice(-6));
    expect(stepOf(secret, code.slice(-6), at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test("tolerate a clock that is off by one step, and no more", () => {
    const now = at(1_234_567_890);
    const step = Math.floor(1_234_567_890 / 30);
    const near = [-2, -1, 0, 1, 2].map((off) => {
      const code = codeAt(secret, at(1_234_567_890 + off * 30));
      return stepOf(secret, code, now);
    });
    expect(near).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  test("must have six digits", () => {
    for (const typed of ["", "12345", "1234567", "abcdef", "12 345"])
      expect(stepOf(secret, typed, at(59))).toBeUndefined();
  });

  test("have a secret of 160 bits, and an address that names the account", () => {
    const made = makeSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(made).not.toBe(makeSecret());
    const uri = new URL(keyUri(made, "ada+1@example.com"));
    expect(uri.protocol).toBe("otpauth:");
    expect(decodeURIComponent(uri.pathname)).toContain("Shortlist:ada+1@example.com");
    expect(uri.searchParams.get("secret")).toBe(made);
    expect(uri.searchParams.get("issuer")).toBe("Shortlist");
  });
});
