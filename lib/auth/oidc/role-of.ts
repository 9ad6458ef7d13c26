import type { Identity } from "@/lib/auth/oidc/read-identity";
import type { OidcSettings } from "@/lib/env-sign-in";
import { type Role, roles } from "@/lib/roles";

/** The role from the groups, and the group behind it; `kept` if roles are set only in Shortlist. */
export type GivenRole =
  | { kind: "given"; role: Role; group?: string }
  | { kind: "kept" }
  | { kind: "none"; reason: "no_group" | "too_many_groups" };

/** The outcomes with a role. */
export type Given = Exclude<GivenRole, { kind: "none" }>;

/** Whether any group gives a role. */
export const mapsGroups = ({ groups }: Pick<OidcSettings, "groups">): boolean =>
  Object.values(groups).some((names) => names.length > 0);

/** The highest role that the groups give. */
export function roleOf(
  { groups, hasTooManyGroups }: Pick<Identity, "groups" | "hasTooManyGroups">,
  settings: Pick<OidcSettings, "groups" | "requiresGroup">,
): GivenRole {
  if (!mapsGroups(settings)) return { kind: "kept" };
  for (const role of roles.toReversed()) {
    const group = settings.groups[role].find((name) => groups.includes(name));
    if (group !== undefined) return { kind: "given", role, group };
  }
  // Their groups aren't known, so an administrator mustn't become a viewer.
  if (hasTooManyGroups) return { kind: "none", reason: "too_many_groups" };
  return settings.requiresGroup ? { kind: "none", reason: "no_group" } : { kind: "given", role: "viewer" };
}

/** The group that gave a role; undefined where none did. */
export const groupOf = (given: GivenRole): string | undefined =>
  given.kind === "given" ? given.group : undefined;

/** Of someone's groups, those that give a role. */
export const givingGroups = (
  { groups }: Pick<Identity, "groups">,
  settings: Pick<OidcSettings, "groups">,
): string[] => {
  const giving = Object.values(settings.groups).flat();
  return groups.filter((group) => giving.includes(group));
};
