import fc from "fast-check";

const long = (length: number) => "x".repeat(length);

/** Texts that some layer may misread, or can’t store. */
const hostileTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x\udfffy",
  "\ufeff7",
  "\u202egnp.exe",
  "Z\u0351\u036b\u0343\u036a",
  "👩‍👩‍👧‍👦",
  "\r\nSet-Cookie: a=b",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
  "NaN",
  "true",
  "0",
  "-1",
  "1e3",
  "7.5",
  "9007199254740993",
  "99999999999999999999",
  "1e309",
  "0x10",
  "[7]",
  "{}",
  "%00",
  "%E0%A4%A",
  "%25",
  "../../../etc/passwd",
  "' or 1=1 --",
  "\\",
  "%_",
  "{{link}}{{nothing}}",
  "=cmd|' /C calc'!A0",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "data:text/html,<script>",
  "https://[::1",
  "https://user:pw@example.com\\@evil.example",
  "//evil.example",
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00.000Z",
  "1969-12-31T23:59:59Z",
  "2026-02-30T09:00:00Z",
  "2026-03-02T24:00:00Z",
  "2026-03-02T09:30:00",
  "2026-03-02",
  "2200-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "9999-12-31T23:59:59-14:00",
  "+275760-09-13T00:00:00Z",
  "a@b",
  '"a b"@example.com',
  "ä@exämple.example",
  "amara@example.com\n",
  long(65),
  long(255),
  long(5_001),
  long(17_000),
];

const hostileNumbers = [
  0,
  -1,
  0.5,
  1.5,
  -7,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e21,
  1e308,
  5e-324,
];

/** Property names that mislead careless code. */
export const hostileNames = [
  "__proto__",
  "constructor",
  "toString",
  "then",
  "length",
  "",
  "a\u0000",
  "id",
  "0",
];

const hostileShapes: unknown[] = [
  [],
  {},
  [[]],
  [null],
  [7],
  { toString: 7 },
  { length: { toString: 7 } },
  { size: { toString: 7 } },
  JSON.parse('{"then":1}'),
  { length: -1 },
  JSON.parse('{"__proto__":{"role":"administrator"}}'),
  Array.from({ length: 600 }, (_, index) => index),
];

export const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...hostileTexts) },
    { weight: 6, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
    { weight: 4, arbitrary: fc.string({ maxLength: 30 }) },
    { weight: 1, arbitrary: fc.nat({ max: 99 }).map((last) => long(1_000_000 + last)) },
  );

/** Any JSON value, of the kinds that code trips over. */
export const hostileValue = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: hostileText() },
    { weight: 3, arbitrary: fc.constantFrom(...hostileNumbers) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false) },
    { weight: 2, arbitrary: fc.constantFrom(...hostileShapes) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
