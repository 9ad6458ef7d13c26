import { expect, test } from "vitest";
import { asJson } from "@/lib/as-json";

test("fields without a value are left out, the others stay", () => {
  const row = { id: 1, name: undefined, candidate: { email: "a@example.com", phone: undefined }, marks: [1] };
  const left = asJson(row);
  expect(left).toStrictEqual({ id: 1, candidate: { email: "a@example.com" }, marks: [1] });
});
