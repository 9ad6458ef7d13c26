import { expect, it } from "vitest";
import { phoneCountry } from "@/components/candidate/fields/phone-country";

it.each([
  ["+49 30 9018", "Germany +49"],
  ["+49", "Germany +49"],
  ["+44 20 7946 0018", "United Kingdom +44"],
  ["+1 416 555 0134", "Canada +1"],
  ["+1", "+1"],
  ["+999 12", undefined],
  ["+", undefined],
  ["030 9018", undefined],
  ["", undefined],
])("%s leads to %s", (typed, country) => expect(phoneCountry(typed, "en")).toBe(country));

it("names the country in the reader’s language", () => {
  expect(phoneCountry("+49 30", "de")).toBe("Deutschland +49");
});
