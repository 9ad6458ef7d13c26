import type { Identity } from "@/lib/auth/oidc/read-identity";
import type { OidcSettings } from "@/lib/env-sign-in";
import { type Role, roles } from "@/lib/roles";

/** The role that the groups give, and the group that gave it; `kept` where roles are given in Shortlist alone. */
export type GivenRole =
  | { kind: "given"; role: Role; group?: string }
  | { kind: "kept" }
  | { kind: "none"; reason: "no_group" | "too_many_groups" };

/** The highest role that any of somebody's groups gives. */
export function roleOf(
  { groups, hasTooManyGroups }: Pick<Identity, "groups" | "hasTooManyGroups">,
  settings: Pick<OidcSettings, "groups" | "requiresGroup">,
): GivenRole {
  const isMapped = Object.values(settings.groups).some((names) => names.length > 0);
  if (!isMapped) return { kind: "kept" };
  for (const role of roles.toReversed()) {
    const group = settings.groups[role].find((name) => groups.includes(name));
    if (group !== undefined) return { kind: "given", role, group };
  }
  // Their groups aren't known, so an administrator mustn't become a viewer.
  if (hasTooManyGroups) return { kind: "none", reason: "too_many_groups" };
  return settings.requiresGroup ? { kind: "none", reason: "no_group" } : { kind: "given", role: "viewer" };
}
