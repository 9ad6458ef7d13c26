import { encode } from "next-auth/jwt";
import { expect, test } from "vitest";
import { isEncryptedAsOurs } from "@/lib/auth/sessions/token-algorithms";

const withHeader = (header: unknown) =>
  `${Buffer.from(JSON.stringify(header)).toString("base64url")}.key.iv.text.tag`;

test("next-auth’s own tokens are", async () => {
  const token = await encode({
    token: { memberId: "m1" },
    secret: "a secret of thirty-two characters, or more",
  });
  expect(isEncryptedAsOurs(token)).toBe(true);
});

test.each([
  ["another way to wrap the key", withHeader({ alg: "A256KW", enc: "A256GCM" })],
  ["a key made of a password", withHeader({ alg: "PBES2-HS256+A128KW", enc: "A256GCM" })],
  ["another cipher", withHeader({ alg: "dir", enc: "A128CBC-HS256" })],
  ["a signature instead", withHeader({ alg: "HS256" })],
  ["nothing at all", withHeader({ alg: "none" })],
  ["no object", withHeader(null)],
  ["no token", "nonsense"],
  ["none", undefined],
])("%s is not", (_what, token) => expect(isEncryptedAsOurs(token)).toBe(false));
