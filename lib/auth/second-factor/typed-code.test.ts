import { expect, test } from "vitest";
import { readTypedCode } from "@/lib/auth/second-factor/typed-code";

const recovery = { kind: "recovery_code", code: "0a1b2c3d4e" };

test.each([
  ["123456", { kind: "code", code: "123456" }],
  [" 123 456 ", { kind: "code", code: "123456" }],
  ["１２３４５６", { kind: "code", code: "123456" }],
  ["0a1b2-c3d4e", recovery],
  ["0A1B2 C3D4E", recovery],
  ["oaib2–c3d4e", recovery],
  ["OALB2C3D4E", recovery],
  ["1234567890", { kind: "recovery_code", code: "1234567890" }],
  ["12345", undefined],
  ["1234567", undefined],
  ["0a1b2-c3d4", undefined],
  ["0a1b2-c3d4!", undefined],
  ["", undefined],
])("“%s”", (typed, read) => {
  expect(readTypedCode(typed)).toEqual(read);
});
