import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BodyUnreadable, createListSplitter, endOfItem, parsePart } from "@/lib/mirror/comparing/split-list";
import { runs } from "@/lib/testing-deep";

const bytes = (text: string) => new TextEncoder().encode(text);

const items = (text: string, pieceBytes = text.length * 4) => {
  const found: unknown[] = [];
  const splitter = createListSplitter({
    take(body, start) {
      const end = endOfItem(body, start);
      if (end !== undefined) found.push(parsePart(body, start, end));
      return end;
    },
  });
  const body = bytes(text);
  for (let at = 0; at < body.length; at += pieceBytes) splitter.take(body.subarray(at, at + pieceBytes));
  splitter.end();
  return found;
};

const reason = (text: string, pieceBytes?: number) => {
  try {
    items(text, pieceBytes);
    return "readable";
  } catch (error) {
    return error instanceof BodyUnreadable ? error.reason : error;
  }
};

describe("splitting a list", () => {
  test("finds what JSON.parse finds, however it is written", () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue()),
        fc.constantFrom(undefined, 1, "\t"),
        fc.integer({ min: 1, max: 60 }),
        (list, indent, pieceBytes) => {
          const text = JSON.stringify(list, null, indent);
          expect(JSON.stringify(items(text, pieceBytes))).toBe(JSON.stringify(list));
        },
      ),
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
      fc.property(anyText, fc.integer({ min: 1, max: 8 }), (text, pieceBytes) => {
        let expected: string;
        try {
          expected = Array.isArray(JSON.parse(text)) ? "readable" : "not_as_documented";
        } catch {
          expected = text.trim() === "" ? "empty" : "not_json";
        }
        expect(reason(text, pieceBytes)).toBe(expected);
      }),
      runs(5_000),
    );
  });

  test("takes no list that breaks off", () => {
    const whole = JSON.stringify([{ id: 1, detail: 'a "b" [c]' }, { id: 2 }]);
    for (let end = 1; end < whole.length; end += 1) expect(reason(whole.slice(0, end))).toBe("not_json");
  });

  test("passes over a byte order mark", () => {
    expect(items("\ufeff[1]")).toEqual([1]);
    expect(items("\ufeff[1]", 1)).toEqual([1]);
    expect(reason("[\ufeff1]")).toBe("not_json");
  });

  test("holds no more of it than the item that isn’t all there, and what is still needed", () => {
    const seen: number[] = [];
    let needed: number | undefined;
    const splitter = createListSplitter({
      neededFrom: () => needed,
      take(body, start, origin) {
        seen.push(body.length);
        needed ??= origin + start;
        if (origin + start - needed > 1_000) needed = undefined;
        return endOfItem(body, start);
      },
    });
    splitter.take(bytes("["));
    for (let at = 0; at < 1_000; at += 1) splitter.take(bytes(`"${"row".repeat(30)}",`));
    splitter.take(bytes("1]"));
    splitter.end();
    expect(Math.max(...seen)).toBeLessThan(4_000);
  });

  test("looks through a long item that comes in many pieces a few times only", () => {
    let looks = 0;
    const splitter = createListSplitter({
      take(body, start) {
        looks += 1;
        return endOfItem(body, start);
      },
    });
    splitter.take(bytes('["'));
    for (let at = 0; at < 10_000; at += 1) splitter.take(bytes("long"));
    splitter.take(bytes('"]'));
    splitter.end();
    expect(looks).toBeLessThan(20);
  });
});
