import { expect, it } from "vitest";
import { parseAddress, parseTypedAddress } from "@/components/candidate/fields/parse-address";

const email = "priya@example.com";

it.each([
  ["priya@example.com", { email }],
  ["  priya@example.com \n", { email }],
  ["\u200bpriya@example.com\ufeff", { email }],
  ["mailto:priya@example.com", { email }],
  ["MAILTO:priya@example.com?subject=Hello%20there", { email }],
  ["mailto:o%27neil@example.com", { email: "o'neil@example.com" }],
  ["mailto:100%@example.com", { email: "100%@example.com" }],
  ["<priya@example.com>", { email }],
  ["<mailto:priya@example.com>", { email }],
  ["priya@example.com;", { email }],
  ["Priya Raman <priya@example.com>", { email, firstName: "Priya", lastName: "Raman" }],
  ["Priya Raman <priya@example.com>,", { email, firstName: "Priya", lastName: "Raman" }],
  ['"Priya Raman" <priya@example.com>', { email, firstName: "Priya", lastName: "Raman" }],
  ['"Raman, Priya" <priya@example.com>', { email, firstName: "Priya", lastName: "Raman" }],
  ["Raman, Priya <priya@example.com>", { email, firstName: "Priya", lastName: "Raman" }],
  ["Raman, Priya (Bangalore) <priya@example.com>", { email, firstName: "Priya", lastName: "Raman" }],
  ["Priya <priya@example.com>", { email, firstName: "Priya" }],
  ["Priya\u00a0Maria  Raman <priya@example.com>", { email, firstName: "Priya Maria", lastName: "Raman" }],
  [
    "Ludwig van Beethoven <l@example.com>",
    { email: "l@example.com", firstName: "Ludwig", lastName: "van Beethoven" },
  ],
  ["Van Morrison <v@example.com>", { email: "v@example.com", firstName: "Van", lastName: "Morrison" }],
  [
    "Frau Dr. Anna Groß <anna@example.com>",
    { email: "anna@example.com", firstName: "Anna", lastName: "Groß" },
  ],
  [
    "“Jean-Luc O’Neil” <j@example.com>",
    { email: "j@example.com", firstName: "Jean-Luc", lastName: "O’Neil" },
  ],
  ["priya@example.com <priya@example.com>", { email }],
  ["Example, Inc., Hiring <priya@example.com>", { email }],
  ["Priya Raman (priya@example.com)", { email, firstName: "Priya", lastName: "Raman" }],
  ["priya@example.com (Priya Raman)", { email, firstName: "Priya", lastName: "Raman" }],
  ["Priya Raman [mailto:priya@example.com]", { email, firstName: "Priya", lastName: "Raman" }],
  ["Priya Raman priya@example.com", { email, firstName: "Priya", lastName: "Raman" }],
  ["Priya van der Raman priya@example.com", { email, firstName: "Priya", lastName: "van der Raman" }],
  ["priya@example.com Priya Raman", { email, firstName: "Priya", lastName: "Raman" }],
  ["Priya Raman - priya@example.com", { email, firstName: "Priya", lastName: "Raman" }],
  ["1. Priya Raman <priya@example.com>", { email, firstName: "Priya", lastName: "Raman" }],
  ["• Priya Raman <priya@example.com>", { email, firstName: "Priya", lastName: "Raman" }],
  ["Priya Raman (R&D) <priya@example.com>", { email, firstName: "Priya", lastName: "Raman" }],
  ["علی\u200cرضا <\u2068pri\u200cya@example.com\u2069>", { email, firstName: "علی\u200cرضا" }],
  ["王小明 <priya@example.com>", { email, firstName: "王小明" }],
  ["ｐｒｉｙａ＠example．com", { email }],
])("%j is taken apart", (text, parts) => {
  expect(parseAddress(text)).toEqual(parts);
});

it.each([
  "",
  "Priya Raman",
  "priya@",
  "a@example.com, b@example.com",
  "Ada <a@example.com>, Bo <b@example.com>",
  "Priya Raman <priya>",
  "write to priya@example.com today",
  "write to priya@example.com",
  "priya@example.com or her manager",
  "Ada a@example.com Bo b@example.com",
])("%j isn’t one address", (text) => {
  expect(parseAddress(text)).toBeUndefined();
});

it("is taken apart when it was typed, unless it is the bare address already", () => {
  expect(parseTypedAddress("Nora Berg <nora@example.com>")).toEqual({
    email: "nora@example.com",
    firstName: "Nora",
    lastName: "Berg",
  });
  expect(parseTypedAddress(" nora@example.com ")).toBeUndefined();
  expect(parseTypedAddress("nora@")).toBeUndefined();
});
