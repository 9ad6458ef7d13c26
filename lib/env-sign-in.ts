import { z } from "zod";
import type { Role } from "@/lib/roles";

/** Who may use a password: everyone, administrators only, or no one. */
const passwordSignIns = ["on", "break-glass", "off"] as const;

export type PasswordSignIn = (typeof passwordSignIns)[number];

/** The company’s sign-in, by OpenID Connect. */
export type OidcSettings = {
  /** As in the provider’s discovery document, apart from a trailing slash. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The name on the button. */
  name: string;
  scopes: string;
  /** The claim with the groups; dots lead into objects. */
  groupsClaim: string;
  /** Which groups give a role. All empty: roles are given in Shortlist. */
  groups: Record<Role, string[]>;
  /** Whether people in none of the groups are refused. Otherwise they are viewers. */
  requiresGroup: boolean;
  /** Which assessments someone sees who joins through the provider, until an administrator changes it. */
  newMembersSee: "everything" | "own";
};

/** How people may sign in. */
export type SignInSettings = {
  /** Absent: with passwords alone. */
  oidc?: OidcSettings;
  passwordSignIn: PasswordSignIn;
};

/** Where a provider is set. */
export type ByProvider = SignInSettings & { oidc: OidcSettings };

/** @returns the settings where they have a provider. */
export const byProvider = ({ oidc, passwordSignIn }: SignInSettings): ByProvider | undefined =>
  oidc && { oidc, passwordSignIn };

const withoutSlash = (address: string) => address.replace(/\/$/, "");

/** Providers aren’t consistent about a trailing slash. */
export const isSameIssuer = (one: string, other: string) => withoutSlash(one) === withoutSlash(other);

/** An issuer with and without its trailing slash, as the store may have it. */
export const spellingsOf = (issuer: string): string[] => [withoutSlash(issuer), `${withoutSlash(issuer)}/`];

const isJsonList = (value: string): boolean => {
  try {
    return z.array(z.string()).safeParse(JSON.parse(value)).success;
  } catch {
    return false;
  }
};

/** Names between commas, or a JSON list where a name has commas of its own, as those of LDAP have. */
const groupList = z
  .string()
  .refine((value) => !value.trim().startsWith("[") || isJsonList(value), {
    error: "must be names between commas, or a JSON list of them",
  })
  .transform((value): string[] => (value.trim().startsWith("[") ? JSON.parse(value) : value.split(",")))
  .transform((names) => names.map((name) => name.trim()).filter(Boolean))
  .default([]);

/** The variables of signing in. @param secureUrl an address without query that HTTPS protects. */
export const signInVariables = (secureUrl: z.ZodType<string>) => ({
  OIDC_ISSUER: secureUrl
    .refine((value) => !value.includes("/.well-known/"), {
      error: "must be the issuer itself, without /.well-known/openid-configuration",
    })
    .optional(),
  OIDC_CLIENT_ID: z.string().trim().optional(),
  OIDC_CLIENT_SECRET: z.string().trim().optional(),
  OIDC_NAME: z.string().trim().max(40, { error: "must be at most 40 characters" }).optional(),
  OIDC_SCOPES: z
    .string()
    .trim()
    .refine((value) => value.split(/\s+/).includes("openid"), { error: "must have openid among its scopes" })
    .default("openid profile email"),
  OIDC_GROUPS_CLAIM: z.string().trim().default("groups"),
  OIDC_ADMIN_GROUPS: groupList,
  OIDC_RECRUITER_GROUPS: groupList,
  OIDC_VIEWER_GROUPS: groupList,
  OIDC_REQUIRE_GROUP: z.enum(["true", "false"], { error: "must be true or false" }).default("true"),
  OIDC_NEW_MEMBERS_SEE: z
    .enum(["everything", "own"], { error: "must be everything or own" })
    .default("everything"),
  PASSWORD_SIGN_IN: z.enum(passwordSignIns, { error: "must be on, break-glass or off" }).default("on"),
});

type Given = z.output<z.ZodObject<ReturnType<typeof signInVariables>>>;

const needed = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

const groupsOf = (env: Given): Record<Role, string[]> => ({
  administrator: env.OIDC_ADMIN_GROUPS,
  recruiter: env.OIDC_RECRUITER_GROUPS,
  viewer: env.OIDC_VIEWER_GROUPS,
});

/** Conflicting settings, each with the variable to change. */
export function signInProblems(env: Given): [variable: keyof Given, message: string][] {
  const given = needed.filter((name) => env[name]);
  const groups = Object.values(groupsOf(env)).flat();
  if (given.length === 0) {
    if (env.PASSWORD_SIGN_IN !== "on")
      return [["PASSWORD_SIGN_IN", "must be on while OIDC_ISSUER isn’t set: nobody could sign in"]];
    return groups.length > 0
      ? [["OIDC_ISSUER", "is missing: groups are set, and a provider names them"]]
      : [];
  }
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0)
    return missing.map((name) => [name, `is missing: ${given[0]} is set, and one needs the other`]);
  if (groups.length === 0 && env.OIDC_REQUIRE_GROUP === "true")
    return [
      [
        "OIDC_ADMIN_GROUPS",
        "is missing, as are the groups of recruiters and viewers: nobody could sign in (OIDC_REQUIRE_GROUP=false accepts everyone whom the provider knows)",
      ],
    ];
  if (groups.length > 0 && env.OIDC_ADMIN_GROUPS.length === 0 && env.PASSWORD_SIGN_IN === "off")
    return [
      [
        "OIDC_ADMIN_GROUPS",
        "is missing: with PASSWORD_SIGN_IN=off and roles by groups, no one could be an administrator",
      ],
    ];
  return [];
}

/** What the variables say, once they have no problem. */
export function signInSettings(env: Given): SignInSettings {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer || !clientId || !clientSecret) return { passwordSignIn: env.PASSWORD_SIGN_IN };
  return {
    passwordSignIn: env.PASSWORD_SIGN_IN,
    oidc: {
      issuer,
      clientId,
      clientSecret,
      name: env.OIDC_NAME ?? new URL(issuer).hostname,
      scopes: env.OIDC_SCOPES.split(/\s+/).join(" "),
      groupsClaim: env.OIDC_GROUPS_CLAIM,
      groups: groupsOf(env),
      requiresGroup: env.OIDC_REQUIRE_GROUP === "true",
      newMembersSee: env.OIDC_NEW_MEMBERS_SEE,
    },
  };
}
