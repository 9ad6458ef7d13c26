import { expect, test } from "vitest";
import { readIdentity } from "@/lib/auth/oidc/read-identity";
import { roleOf } from "@/lib/auth/oidc/role-of";

const own = { iss: "https://login.example.com", sub: "248289761001" };

test("requires only issuer and subject", () => {
  expect(readIdentity(own, "groups")).toEqual({
    issuer: own.iss,
    subject: own.sub,
    email: undefined,
    isEmailVerified: false,
    name: undefined,
    groups: [],
    hasTooManyGroups: false,
  });
  expect(() => readIdentity({ iss: own.iss }, "groups")).toThrow();
});

test("treats an address as verified only if the provider says so", () => {
  const email = "ada@example.com";
  expect(readIdentity({ ...own, email }, "groups")).toMatchObject({ email, isEmailVerified: false });
  expect(readIdentity({ ...own, email, email_verified: "false" }, "groups").isEmailVerified).toBe(false);
  expect(readIdentity({ ...own, email, email_verified: "true" }, "groups").isEmailVerified).toBe(true);
  for (const xms_edov of [true, "true", "1"])
    expect(readIdentity({ ...own, email, xms_edov }, "groups").isEmailVerified).toBe(true);
  for (const xms_edov of [false, "0", 0])
    expect(readIdentity({ ...own, email, xms_edov }, "groups").isEmailVerified).toBe(false);
  expect(readIdentity({ ...own, email: "not one" }, "groups").email).toBeUndefined();
});

test.each([
  ["groups", { groups: ["a", 7, "b"] }, ["a", "b"]],
  ["groups", { groups: "a" }, ["a"]],
  ["realm_access.roles", { realm_access: { roles: ["a"] } }, ["a"]],
  ["https://example.com/groups", { "https://example.com/groups": ["a"] }, ["a"]],
  ["realm_access.roles", { realm_access: null }, []],
  ["constructor.name", {}, []],
])("reads groups at %s", (path, claims, groups) => {
  expect(readIdentity({ ...own, ...claims }, path).groups).toEqual(groups);
});

test("distinguishes too many groups from none", () => {
  expect(readIdentity({ ...own, _claim_names: { groups: "src1" } }, "groups").hasTooManyGroups).toBe(true);
  expect(readIdentity({ ...own, hasgroups: true }, "groups").hasTooManyGroups).toBe(true);
});

const groups = { administrator: ["it"], recruiter: ["hr"], viewer: ["all"] };
const strict = { groups, requiresGroup: true };
const has = (...names: string[]) => ({ groups: names, hasTooManyGroups: false });

test("gives the highest role; without a group none, or viewer if so configured", () => {
  expect(roleOf(has("all", "it", "hr"), strict)).toEqual({
    kind: "given",
    role: "administrator",
    group: "it",
  });
  expect(roleOf(has("all"), strict)).toMatchObject({ role: "viewer" });
  expect(roleOf(has("IT"), strict)).toEqual({ kind: "none", reason: "no_group" });
  expect(roleOf(has(), { groups, requiresGroup: false })).toEqual({ kind: "given", role: "viewer" });
});

test("searches 200 groups, and refuses more than the provider sends", () => {
  const many = Array.from({ length: 200 }, (_, at) => `team-${at}`);
  expect(roleOf(has(...many, "hr"), strict)).toMatchObject({ role: "recruiter", group: "hr" });
  expect(roleOf({ groups: [], hasTooManyGroups: true }, { groups, requiresGroup: false })).toEqual({
    kind: "none",
    reason: "too_many_groups",
  });
});

test("keeps the role if no groups are configured", () => {
  expect(
    roleOf(has("it"), { groups: { administrator: [], recruiter: [], viewer: [] }, requiresGroup: false }),
  ).toEqual({ kind: "kept" });
});
