import { expect, test } from "vitest";
import { decoyHash, hashPassword, verifyPassword } from "@/lib/auth/passwords/password";

const owasp = "$argon2id$v=19$m=19456,t=2,p=1$";

test("a password is kept as argon2id with OWASP’s parameters, salted, and only itself matches", async () => {
  const hash = await hashPassword("a long enough passphrase");
  expect(hash.startsWith(owasp)).toBe(true);
  expect(await hashPassword("a long enough passphrase")).not.toBe(hash);
  expect(await verifyPassword(hash, "a long enough passphrase")).toBe(true);
  expect(await verifyPassword(hash, "A long enough passphrase")).toBe(false);
});

test("letters match however the keyboard composed them", async () => {
  expect(
    await verifyPassword(
      await hashPassword("grüne Gärten im März"),
      "gru\u0308ne Ga\u0308rten im Ma\u0308rz",
    ),
  ).toBe(true);
});

test.each([undefined, null])("without a hash (%s) the work is the same and the answer no", async (hash) => {
  expect(decoyHash.startsWith(owasp)).toBe(true);
  expect(await verifyPassword(hash, "a long enough passphrase")).toBe(false);
});
