import { expect, it } from "vitest";
import { typedSince } from "@/components/notes/typed-since";

it.each([
  ["nothing more", "Strong.", "Strong.", ""],
  ["goes on behind it", "Strong. Call on Monday", "Strong.", "Call on Monday"],
  ["goes on in the next line", "Strong.\n\nCall on Monday", "Strong.", "Call on Monday"],
  ["has mended it meanwhile", "Strong on SQL.", "Strong in SQL.", "Strong on SQL."],
  ["has begun another", "Call on Monday", "Strong.", "Call on Monday"],
])("who types %s while a note is saved keeps just that", (_, typed, saved, rest) => {
  expect(typedSince(typed, saved)).toBe(rest);
});
