import { expect, test } from "vitest";
import { emailSchema, passwordIsEmail, setupInputSchema } from "@/lib/members/schema";

const input = { token: "t", name: "Ada", email: "ada@example.com", password: "a long enough passphrase" };

test.each([
  [{ password: "elevenchars" }, "password"],
  [{ password: "x".repeat(201) }, "password"],
  [{ email: "ada" }, "email"],
  [{ name: "   " }, "name"],
  [{ token: "" }, "token"],
])("%j is not accepted", (wrong, field) => {
  const parsed = setupInputSchema.safeParse({ ...input, ...wrong });
  expect(parsed.error?.issues.map((issue) => issue.path.join("."))).toEqual([field]);
});

test("twelve characters are enough, and white space around a name or address is not part of it", () => {
  expect(setupInputSchema.parse({ ...input, password: "x".repeat(12), name: " Ada " })).toMatchObject({
    name: "Ada",
  });
  expect(emailSchema.parse(" ada@example.com ")).toBe("ada@example.com");
});

test("a form can ask for parts of it", () => {
  expect(setupInputSchema.omit({ name: true, email: true }).parse(input)).toEqual({
    token: "t",
    password: input.password,
  });
  expect(setupInputSchema.required({ email: true }).safeParse({ ...input, email: undefined }).success).toBe(
    false,
  );
});

test("an address is recognised as a password in any case", () => {
  expect(passwordIsEmail("ADA@example.com ", "ada@example.com")).toBe(true);
  expect(passwordIsEmail("a long enough passphrase", "ada@example.com")).toBe(false);
});

test("an empty address is missing, not wrong", () => {
  expect(emailSchema.safeParse(" ").error?.issues.map(({ message }) => message)).toEqual([
    "Enter an e-mail address.",
  ]);
  expect(emailSchema.safeParse("ada").error?.issues[0]?.message).toBe(
    "This doesn’t look like an e-mail address.",
  );
});
