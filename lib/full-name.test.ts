import { expect, test } from "vitest";
import { fullName } from "@/lib/full-name";

test.each([
  ["Nora", "Berg", "Nora Berg"],
  ["健", "渡辺", "渡辺 健"],
  ["さくら", "佐々木", "佐々木 さくら"],
  ["小龙", "李", "李 小龙"],
  ["은지", "박", "박은지"],
  ["민", "남궁", "남궁민"],
  // Foreigners keep their order.
  ["マイケル", "ジャクソン", "マイケル ジャクソン"],
  ["알렉산드라", "마르티네스", "알렉산드라 마르티네스"],
  // Written in two scripts, nothing is certain.
  ["Ken", "渡辺", "Ken 渡辺"],
  ["Анна", "Ковалёва", "Анна Ковалёва"],
])("writes %s and %s as %s", (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});

test("a person has the last word", () => {
  expect(fullName({ firstName: "Ferenc", lastName: "Liszt", nameOrder: "family_first" })).toBe(
    "Liszt Ferenc",
  );
  expect(fullName({ firstName: "健", lastName: "渡辺", nameOrder: "given_first" })).toBe("健 渡辺");
  expect(fullName({ firstName: "은지", lastName: "박", nameOrder: "family_first" })).toBe("박은지");
});

test("half a name is the name, and none is empty", () => {
  expect(fullName({ lastName: "Sato" })).toBe("Sato");
  expect(fullName({ firstName: "健", lastName: null })).toBe("健");
  expect(fullName({})).toBe("");
});
