import { expect, test } from "vitest";
import { createRedactor } from "@/lib/conformance/redact";

const key = 'a/b+c d"ü$';
const redact = createRedactor(key);

test.each([
  ["raw", `key ${key}!`, "key <API_KEY>!"],
  ["percent-encoded", `?api_key=${encodeURIComponent(key)}&x`, "?api_key=<API_KEY>&x"],
  ["percent-encoded in lower case", encodeURIComponent(key).toLowerCase(), "<API_KEY>"],
  ["as in a form", new URLSearchParams({ api_key: key }).toString(), "api_key=<API_KEY>"],
  ["as in JSON", JSON.stringify({ key }), '{"key":"<API_KEY>"}'],
  ["twice", `${key}${key}`, "<API_KEY><API_KEY>"],
])("takes out a key that is written %s", (_how, text, expected) => {
  expect(redact(text)).toBe(expected);
});

test("leaves everything else as it is", () => {
  expect(redact("created_at is 2026")).toBe("created_at is 2026");
});
