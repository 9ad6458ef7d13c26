import { expect, test } from "vitest";
import { candidateInputSchema } from "@/lib/candidates/schema";
import { fieldText } from "@/lib/i18n/field-texts";

const read = (phoneNumber: string) => candidateInputSchema.shape.phoneNumber.safeParse(phoneNumber);

test.each([
  ["+44 20 7946 0018", "+442079460018"],
  ["(020) 7946-0018", "02079460018"],
  ["1234", "1234"],
  ["+44 (0)20 7946 0018", "+442079460018"],
  ["0049 30 901820", "+4930901820"],
  ["+39 06 6982", "+39066982"],
  ["tel:+1-416-555-0134", "+14165550134"],
  ["\u202a+44 20 7946\u00a00018\u202c", "+442079460018"],
  ["\u2068(020) 7946\u20110018\u2069\ufe0d", "02079460018"],
  ["＋４９　３０　９０１８２０", "+4930901820"],
  ["0011 61 2 9374 4000", "001161293744000"],
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

test.each([
  ["\u2068Ana\u2069\u00a0", "Ana"],
  ["Ａｎａ　Ｌｉ", "Ana Li"],
  ["علی\u200cرضا", "علی\u200cرضا"],
  ["\u200b\u2060", undefined],
])("takes the name %j", (typed, name) => {
  expect(candidateInputSchema.shape.firstName.parse(typed)).toBe(name);
});

test("refuses a name with characters that couldn’t be read", () => {
  const { error } = candidateInputSchema.shape.firstName.safeParse("J\ufffdrg");
  expect(error?.issues.map((issue) => issue.message)).toEqual([fieldText("unreadableLetters")]);
});
