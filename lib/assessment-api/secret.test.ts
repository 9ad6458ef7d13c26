import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSecret, redacted } from "@/lib/assessment-api/secret";
import { runs } from "@/lib/testing-deep";

const key = "sk+live/Ab=9 ü~x(1)";

describe("scrub", () => {
  it.each([
    ["raw", key],
    ["as a URL component", encodeURIComponent(key)],
    ["as a URL component in small letters", encodeURIComponent(key).toLowerCase().replace("ab", "Ab")],
    ["as a form field", new URLSearchParams({ k: key }).toString().slice(2)],
    ["in a URL's query", new URL(`https://service.example.com/?${key}`).search.slice(1)],
    ["every character encoded", [...Buffer.from(key)].map((byte) => `%${byte.toString(16)}`).join("")],
  ])("takes the key out %s", (_, written) => {
    expect(createSecret(key).scrub(`the key ${written}, twice: ${written}!`)).toBe(
      `the key ${redacted}, twice: ${redacted}!`,
    );
  });

  it("leaves every other text alone", () => {
    const text = "sk live Ab 9: 100 % sure, 50%25 (+1)";
    expect(createSecret(key).scrub(text)).toBe(text);
  });

  it("takes out any key, however it is encoded", () => {
    const keys = fc.string({ minLength: 1, unit: "binary" });
    const encoders = fc.constantFrom<(text: string) => string>(
      (text) => text,
      encodeURIComponent,
      (text) => new URLSearchParams({ k: text }).toString().slice(2),
    );
    fc.assert(
      fc.property(keys, encoders, (anyKey, encode) => {
        expect(createSecret(anyKey).scrub(encode(anyKey))).toBe(redacted);
      }),
      runs(100),
    );
  });
});

describe("isIn", () => {
  it("finds the key in a text, however it is written", () => {
    const secret = createSecret(key);
    expect(secret.isIn(`see ${key}`)).toBe(true);
    expect(secret.isIn(`https://service.example.com/?api_key=${encodeURIComponent(key)}`)).toBe(true);
    expect(secret.isIn("https://service.example.com/?a=%20+")).toBe(false);
  });

  it("gives no answer for a key so short that words contain it", () => {
    expect(createSecret("test").isIn("https://test.example.com")).toBe(false);
  });
});
