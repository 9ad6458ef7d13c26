import { z } from "zod";
import { emailSchema, nameSchema } from "@/lib/members/schema";

/** An identity, as the provider states it. */
export type Identity = {
  issuer: string;
  /** The provider's own id, the only one that is never reassigned. */
  subject: string;
  email?: string;
  isEmailVerified: boolean;
  name?: string;
  groups: string[];
  /** The provider sent a link instead: there are too many groups. */
  hasTooManyGroups: boolean;
};

/** A person’s claims, from the ID token and userinfo. */
export type Claims = Record<string, unknown>;

const required = z.object({ iss: z.string(), sub: z.string().min(1) });

const isYes = (value: unknown) => value === true || value === "true";

/** Follows a dotted path; a claim's own name may contain dots. */
function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path
    .split(".")
    .reduce<unknown>(
      (value, name) =>
        typeof value === "object" && value !== null && Object.hasOwn(value, name)
          ? Reflect.get(value, name)
          : undefined,
      claims,
    );
}

function groupsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

// Entra says so in place of more than 200 groups.
const isElsewhere = (claims: Claims, path: string) =>
  Object.hasOwn(Object(claims._claim_names), path) || isYes(claims.hasgroups);

/**
 * Reads claims whose signature, issuer and audience have been checked.
 * @param groupsClaim the claim that has the groups, such as `groups` or `realm_access.roles`.
 * @throws ZodError without issuer or subject.
 */
export function readIdentity(claims: Claims, groupsClaim: string): Identity {
  const { iss, sub } = required.parse(claims);
  const groups = groupsIn(claimAt(claims, groupsClaim));
  return {
    issuer: iss,
    subject: sub,
    email: emailSchema.safeParse(claims.email).data,
    // Entra has its own claim, for domains whose ownership was verified, in two spellings.
    isEmailVerified: isYes(claims.email_verified) || isYes(claims.xms_edov) || claims.xms_edov === "1",
    name: nameSchema.safeParse(claims.name).data ?? nameSchema.safeParse(claims.preferred_username).data,
    groups,
    hasTooManyGroups: groups.length === 0 && isElsewhere(claims, groupsClaim),
  };
}
