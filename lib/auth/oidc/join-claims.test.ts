import { expect, test } from "vitest";
import { isWhole, joinClaims } from "@/lib/auth/oidc/join-claims";

const own = { iss: "https://login.example.com", sub: "248289761001" };
const ada = { ...own, email: "ada@example.com", email_verified: true, groups: ["hr"] };

test.each([
  ["all that is read", ada, true],
  ["an address by itself, as Okta’s", { ...ada, email_verified: undefined }, false],
  ["an address that isn’t verified", { ...ada, email_verified: false }, true],
  ["Entra’s own claim", { ...ada, email_verified: undefined, xms_edov: "1" }, true],
  ["no address", { ...ada, email: undefined }, false],
  ["no groups", { ...ada, groups: undefined }, false],
  ["too many groups", { ...ada, groups: undefined, hasgroups: true }, true],
])("tells whether an ID token is complete: %s", (_title, claims, expected) => {
  expect(isWhole(claims, "groups")).toBe(expected);
});

test("prefers the ID token’s claims and adds those of userinfo", () => {
  expect(joinClaims({ ...own, name: "Ada" }, { name: "A.", groups: ["hr"] })).toEqual({
    ...own,
    name: "Ada",
    groups: ["hr"],
  });
  const { email_verified, ...bare } = ada;
  expect(joinClaims(bare, { email: "ADA@example.com", email_verified })).toMatchObject({
    email: "ada@example.com",
    email_verified: true,
  });
  expect(joinClaims(own, { email: "ada@example.com", email_verified: true })).toMatchObject({
    email: "ada@example.com",
    email_verified: true,
  });
});

test("accepts a verification claim only beside the address it is about", () => {
  const typed = { ...own, email: "boss@example.com" };
  for (const claim of ["email_verified", "xms_edov"]) {
    expect(joinClaims(typed, { email: "eve@example.com", [claim]: true })).not.toHaveProperty(claim);
    expect(joinClaims(typed, { [claim]: true })).not.toHaveProperty(claim);
    expect(joinClaims({ ...own, [claim]: true }, { email: "eve@example.com" })).not.toHaveProperty(claim);
  }
});
