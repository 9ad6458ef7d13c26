import { z } from "zod";
import { oddFields, oddReasons } from "@/lib/assessment-api/oddities";
import { syncViewSchema } from "@/lib/assessments/schema";

/** In how many rows which field was odd, and one of them, where it has an id. */
export const findingsSchema = z.array(
  z.object({
    field: z.enum([...oddFields, "name"]),
    /** `too_many`: of interviews, those beyond as many as are kept. */
    reason: z.enum([...oddReasons, "too_many"]),
    count: z.number().int(),
    example: z.number().int().optional(),
  }),
);

/** `GET /api/connection`: which service, and how the last polls went. */
export const connectionViewSchema = z.object({
  kind: z.enum(["sandbox", "service"]),
  /** Absent for the sandbox, which has no address of its own. */
  baseUrl: z.string().optional(),
  account: z.string(),
  /** Empty for a key so short that four characters would be most of it. */
  keyLastFour: z.string(),
  /** Of the sandbox: whether it really sends e-mail. */
  mailsForReal: z.boolean().optional(),
  sync: syncViewSchema,
  /** What was odd in the last lists, by the names of the service's fields; never what a field held. */
  odd: z.object({ rows: z.number().int(), findings: findingsSchema, interviews: findingsSchema }),
  /** The latest first. */
  checks: z.array(
    z.object({
      number: z.number().int(),
      beganAt: z.string(),
      durationMs: z.number().int(),
      /** `changed`, `unchanged`, or the code of the error. */
      outcome: z.string(),
      changes: z.number().int(),
      listRows: z.number().int().optional(),
      unreadableRows: z.number().int().optional(),
      /** Those and all others with a field that was not usable. */
      oddRows: z.number().int().optional(),
    }),
  ),
});

export type OddFinding = z.infer<typeof findingsSchema>[number];
export type ConnectionView = z.infer<typeof connectionViewSchema>;
