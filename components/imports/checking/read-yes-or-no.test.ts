import { expect, it } from "vitest";
import { readYesOrNo } from "@/components/imports/checking/read-yes-or-no";

it.each(["yes", "Y", " Ja ", "x", "X", "1", "TRUE", "wahr"])("%s is yes", (text) => {
  expect(readYesOrNo(text)).toBe(true);
});

it.each(["no", "N", "Nein", "0", "false", "FALSCH", "-"])("%s is no", (text) => {
  expect(readYesOrNo(text)).toBe(false);
});

it.each(["maybe", "2", "ja, bitte", ""])("%s is neither", (text) => {
  expect(readYesOrNo(text)).toBeUndefined();
});
