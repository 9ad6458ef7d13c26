import { z } from "zod";
import { discoveryResultSchema } from "@/lib/auth/oidc/discovery-schema";
import { roles } from "@/lib/roles";

const role = z.enum(roles);

const secondFactorRules = ["optional", "administrators", "everybody"] as const;

export const ruleBodySchema = z.object({ secondFactor: z.enum(secondFactorRules) });

/** How people sign in, as administrators see it. It has no secrets. */
export const accessViewSchema = z.object({
  /** To be registered at the provider, exactly as it is. */
  redirectUri: z.string(),
  /** Absent while `OIDC_ISSUER` isn’t set. */
  provider: z
    .object({
      name: z.string(),
      issuer: z.string(),
      scopes: z.string(),
      groupsClaim: z.string(),
      requiresGroup: z.boolean(),
      groups: z.array(z.object({ role, names: z.array(z.string()) })),
    })
    .optional(),
  passwords: z.enum(["on", "break-glass", "off"]),
  rule: z.object({
    secondFactor: z.enum(secondFactorRules),
    updatedBy: z.string().optional(),
    updatedAt: z.string().optional(),
  }),
  /** How many have a password and no second factor. */
  without: z.object({ administrators: z.number().int(), everybody: z.number().int() }),
  /** The reader’s own last company sign-in; never another member’s claims. */
  own: z
    .object({
      at: z.string(),
      claims: z.record(z.string(), z.unknown()),
      /** Absent where the claims aren’t stored. */
      groups: z.array(z.string()).optional(),
      role: role.optional(),
      group: z.string().optional(),
    })
    .optional(),
  linked: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role,
      group: z.string().optional(),
      lastUsedAt: z.string(),
    }),
  ),
  /** `email` where the provider has named one. */
  refused: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      step: z.string(),
      reason: z.string(),
      email: z.string().optional(),
    }),
  ),
});

export const discoverySchema = z.object({ steps: z.array(discoveryResultSchema) });

export type AccessView = z.infer<typeof accessViewSchema>;
export type Discovery = z.infer<typeof discoverySchema>;
export type SecondFactorChoice = (typeof secondFactorRules)[number];
