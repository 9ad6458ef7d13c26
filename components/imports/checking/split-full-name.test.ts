import { expect, it } from "vitest";
import { splitFullName } from "@/components/imports/checking/split-full-name";

it.each([
  ["Ana Silva", "Ana", "Silva"],
  ["Silva, Ana", "Ana", "Silva"],
  ["von Berg, Dr. Ana Maria", "Ana Maria", "von Berg"],
  ["Dr. Ana Maria von Berg", "Ana Maria", "von Berg"],
  ["Herr Jürgen  Größe", "Jürgen", "Größe"],
  ["Ana", "Ana", undefined],
  ["Silva,", undefined, "Silva"],
  ["Ana Silva <ana@x.example>", "Ana", "Silva"],
  ['"Silva, Ana" (she/her)', "Ana", "Silva"],
  ["渡辺 健", "健", "渡辺"],
  ["박은지", "은지", "박"],
  ["박 은지", "은지", "박"],
  ["ジョン スミス", "ジョン", "スミス"],
  ["", undefined, undefined],
])("%s", (written, firstName, lastName) => {
  expect(splitFullName(written)).toEqual({ firstName, lastName });
});

it("what is far too long for a name stays whole, for the check to refuse", () => {
  const written = "(".repeat(32_000);
  expect(splitFullName(written)).toEqual({ firstName: written });
});
