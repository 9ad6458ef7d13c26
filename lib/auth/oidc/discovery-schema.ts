import { z } from "zod";

/** Each step needs the one before it. */
export const discoverySteps = ["reach", "document", "issuer", "keys", "scopes", "clock"] as const;

export const discoveryResultSchema = z.object({
  step: z.enum(discoverySteps),
  /** `unclear`: the provider doesn’t say, or isn’t required to. `skipped`: an earlier step failed. */
  outcome: z.enum(["ok", "failed", "unclear", "skipped"]),
  /** What was found there: an error’s code, a status, an address, names, or seconds. */
  found: z.string().optional(),
});

export type DiscoveryResult = z.infer<typeof discoveryResultSchema>;
