import { expect, test } from "vitest";
import { serviceId, wholeNumber } from "@/lib/whole-number";

test.each([
  [7, 7],
  ["7", 7],
  ["007", 7],
  [2 ** 53 - 1, 2 ** 53 - 1],
  ["9007199254740991", 2 ** 53 - 1],
])("%j is %d", (given, number) => {
  expect(serviceId().parse(given)).toBe(number);
});

test.each([
  true,
  [7],
  ["7"],
  { valueOf: 7 },
  null,
  undefined,
  1.5,
  2 ** 53,
  "9007199254740993",
  Number.NaN,
  Number.POSITIVE_INFINITY,
  "",
  " 7",
  "7\n",
  "+7",
  "1e3",
  "0x7",
  "7.0",
  "٧",
  "9".repeat(10_000),
])("%j is none", (given) => {
  expect(wholeNumber().safeParse(given).success).toBe(false);
});

test.each([0, -1, "0"])("%j is no id", (given) => {
  expect(serviceId().safeParse(given).success).toBe(false);
});

test("each of its branches says it too, of which forms show the first", () => {
  const [issue] = serviceId("Choose.").safeParse(undefined).error?.issues ?? [];
  const branches = issue?.code === "invalid_union" ? issue.errors.flat() : [];
  expect(branches.map(({ message }) => message)).toEqual(["Choose.", "Choose."]);
});

test("it says what it is told to say, whatever is wrong", () => {
  for (const given of [true, "x", 1.5, 0, 2 ** 60, undefined])
    expect(
      serviceId("Choose.")
        .safeParse(given)
        .error?.issues.map(({ message }) => message),
    ).toEqual(["Choose."]);
});
