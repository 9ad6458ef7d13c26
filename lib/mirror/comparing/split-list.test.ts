import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BodyUnreadable, endOfItem, listItems, parsePart } from "@/lib/mirror/comparing/split-list";

const bytes = (text: string) => new TextEncoder().encode(text);

const items = (text: string) => {
  const body = bytes(text);
  const found: unknown[] = [];
  listItems(body, (start) => {
    const end = endOfItem(body, start);
    found.push(parsePart(body, start, end));
    return end;
  });
  return found;
};

const reason = (text: string) => {
  try {
    items(text);
    return "readable";
  } catch (error) {
    return error instanceof BodyUnreadable ? error.reason : error;
  }
};

describe("splitting a list", () => {
  test("finds what JSON.parse finds, however it is written", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.constantFrom(undefined, 1, "\t"), (list, indent) => {
        expect(JSON.stringify(items(JSON.stringify(list, null, indent)))).toBe(JSON.stringify(list));
      }),
    );
  });

  test("takes for JSON what JSON.parse takes for it, and nothing else", () => {
    const scraps = [
      "[",
      "]",
      "{",
      "}",
      ",",
      ":",
      '"',
      "\\",
      "1",
      "null",
      " ",
      '"a"',
      '"\\""',
      "{}",
      "ü",
      "\n",
    ];
    const anyText = fc.array(fc.constantFrom(...scraps), { maxLength: 12 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(anyText, (text) => {
        let expected: string;
        try {
          expected = Array.isArray(JSON.parse(text)) ? "readable" : "not_as_documented";
        } catch {
          expected = text.trim() === "" ? "empty" : "not_json";
        }
        expect(reason(text)).toBe(expected);
      }),
      { numRuns: 5_000 },
    );
  });

  test("takes no list that breaks off", () => {
    const whole = JSON.stringify([{ id: 1, detail: 'a "b" [c]' }, { id: 2 }]);
    for (let end = 1; end < whole.length; end += 1) expect(reason(whole.slice(0, end))).toBe("not_json");
  });

  test("passes over a byte order mark", () => {
    expect(items("\ufeff[1]")).toEqual([1]);
    expect(reason("[\ufeff1]")).toBe("not_json");
  });
});
