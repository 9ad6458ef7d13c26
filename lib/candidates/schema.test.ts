import { expect, test } from "vitest";
import { candidateInputSchema } from "@/lib/candidates/schema";
import { fieldText } from "@/lib/i18n/field-texts";

const read = (phoneNumber: string) => candidateInputSchema.shape.phoneNumber.safeParse(phoneNumber);

test.each([
  ["+44 20 7946 0018", "+442079460018"],
  ["(020) 7946-0018", "02079460018"],
  ["1234", "1234"],
  [" ", undefined],
])("takes the phone number %j", (typed, number) => {
  expect(read(typed).data).toBe(number);
});

test.each([
  ["+1 23", "phoneTooShort"],
  ["+49", "phoneTooShort"],
  ["+44 20 7946", "phoneTooShort"],
  ["123", "phoneTooShort"],
  ["+44 20 7946 0018 0018", "phoneTooLong"],
  ["+1 201 555 0123 123456789012", "phoneTooLong"],
  ["123456789012345678901", "phoneTooLong"],
  ["+44 00 0000 0000", "phoneUnknown"],
  ["+999 123 456 789", "phoneUnknown"],
  ["+", "phoneUnknown"],
  ["0201 call me", "phoneForm"],
  ["+44 x", "phoneForm"],
] as const)("says of %j what is wrong with it: %s", (typed, key) => {
  const { error } = read(typed);
  expect(error?.issues.map((issue) => issue.message)).toEqual([fieldText(key)]);
});

test("refuses a name with characters that couldn’t be read", () => {
  const { error } = candidateInputSchema.shape.firstName.safeParse("J\ufffdrg");
  expect(error?.issues.map((issue) => issue.message)).toEqual([fieldText("unreadableLetters")]);
});
