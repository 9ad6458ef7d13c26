import { createCipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { decode, encode } from "next-auth/jwt";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readClaims } from "@/lib/auth/sessions/read-claims";
import { deepTest } from "@/lib/testing-deep";

const secret = "a secret of thirty-two characters, or more";
const hourMs = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T08:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const claimsOf = (sessionId: string) => ({ memberId: "m1", sessionId, signedInAt: Date.now() });
const tokenOf = (claims: object, maxAge = 3_600) => encode({ token: { ...claims }, secret, maxAge });
const read = (token: string | undefined) => readClaims(token, secret, new Date());

test("a token’s claims are read, at first and again", async () => {
  const claims = claimsOf("s1");
  const token = await tokenOf(claims);
  expect(await read(token)).toEqual(claims);
  expect(await read(token)).toEqual(claims);
});

test("a token that has ended carries nothing, though it was read before", async () => {
  const token = await tokenOf(claimsOf("s2"));
  expect(await read(token)).toBeDefined();
  vi.setSystemTime(Date.now() + hourMs + 60_000);
  expect(await read(token)).toBeUndefined();
});

test("a token belongs to its secret, though it was read before", async () => {
  const token = await tokenOf(claimsOf("s3"));
  expect(await read(token)).toBeDefined();
  expect(await readClaims(token, "another secret, of thirty-two characters", new Date())).toBeUndefined();
});

deepTest("each of more tokens than are kept is read as its own", async () => {
  const tokens = await Promise.all(Array.from({ length: 1_100 }, (_, at) => tokenOf(claimsOf(`many-${at}`))));
  for (const [at, token] of tokens.entries()) expect((await read(token))?.sessionId).toBe(`many-${at}`);
  expect((await read(tokens[0]))?.sessionId).toBe("many-0");
});

/** What jose takes for a token under the same secret, though next-auth writes none such: dir with A128CBC-HS256. */
function tokenOfAnotherCipher(claims: object): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "NextAuth.js Generated Encryption Key", 32));
  const header = Buffer.from(JSON.stringify({ alg: "dir", enc: "A128CBC-HS256" })).toString("base64url");
  const iv = randomBytes(16);
  const cipher = createCipheriv("aes-128-cbc", key.subarray(16), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(claims)), cipher.final()]);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(header.length * 8));
  const mac = createHmac("sha256", key.subarray(0, 16)).update(header).update(iv).update(text).update(length);
  const parts = [iv, text, mac.digest().subarray(0, 16)].map((part) => part.toString("base64url"));
  return [header, "", ...parts].join(".");
}

test("a token that is encrypted in another way carries nothing, though the secret fits", async () => {
  const token = tokenOfAnotherCipher({ ...claimsOf("s4"), exp: Date.now() / 1000 + 60 });
  expect(await decode({ token, secret })).toMatchObject({ memberId: "m1" });
  expect(await read(token)).toBeUndefined();
});

test.each([
  ["none", async () => undefined],
  ["nonsense", async () => "nonsense"],
  ["one without our claims", () => tokenOf({ memberId: "m1" })],
  ["one that was changed", async () => `${(await tokenOf(claimsOf("s5"))).slice(0, -4)}AAAA`],
])("%s carries nothing", async (_what, token) => {
  expect(await read(await token())).toBeUndefined();
});
