import { z } from "zod";
import { oddFields, oddReasons } from "@/lib/assessment-api/oddities";
import { syncViewSchema } from "@/lib/sync/schema";

export const findingsSchema = z.array(
  z.object({
    field: z.enum([...oddFields, "name"]),
    /** `too_many`: interviews beyond the number that is stored. */
    reason: z.enum([...oddReasons, "too_many"]),
    count: z.number().int(),
    example: z.number().int().optional(),
  }),
);

export const connectionViewSchema = z.object({
  kind: z.enum(["sandbox", "service"]),
  baseUrl: z.string().optional(),
  account: z.string(),
  /** Empty for a key so short that four characters would be most of it. */
  keyLastFour: z.string(),
  mailsForReal: z.boolean().optional(),
  sync: syncViewSchema,
  /** Never the content of a field. */
  odd: z.object({ rows: z.number().int(), findings: findingsSchema, interviews: findingsSchema }),
  checks: z.array(
    z.object({
      number: z.number().int(),
      beganAt: z.string(),
      durationMs: z.number().int(),
      outcome: z.string(),
      changes: z.number().int(),
      listRows: z.number().int().optional(),
      unreadableRows: z.number().int().optional(),
      oddRows: z.number().int().optional(),
    }),
  ),
});

export type OddFinding = z.infer<typeof findingsSchema>[number];
export type ConnectionView = z.infer<typeof connectionViewSchema>;
