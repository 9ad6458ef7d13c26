import { z } from "zod";

/** In the order in which one needs the other. */
export const discoverySteps = ["reach", "document", "issuer", "keys", "scopes", "clock"] as const;

export const discoveryResultSchema = z.object({
  step: z.enum(discoverySteps),
  /** `unclear`: the provider doesn’t say, or need not have. `skipped`: a step before it failed. */
  outcome: z.enum(["ok", "failed", "unclear", "skipped"]),
  /** What was found there: an error’s code, a status, an address, names, or seconds. */
  found: z.string().optional(),
});

export type DiscoveryResult = z.infer<typeof discoveryResultSchema>;
