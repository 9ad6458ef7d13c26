import { expect, test } from "vitest";
import { countAddresses } from "@/components/candidate/fields/paste-address";

test.each([
  ["ana@x.example", 1],
  ["Ana Silva <ana@x.example>", 1],
  ["Ana <ana@x.example>, Bo <bo@x.example>", 2],
  ["Ana\tana@x.example\nBo\tbo@x.example", 2],
  ["ANA@x.example; ana@x.example", 1],
  ["mailto:ana@x.example?subject=Hello", 1],
  ["no address", 0],
])("%s has %i", (text, count) => expect(countAddresses(text)).toBe(count));
