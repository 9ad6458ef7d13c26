import { z } from "zod";
import { syncViewSchema } from "@/lib/assessments/schema";

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
    }),
  ),
});

export type ConnectionView = z.infer<typeof connectionViewSchema>;
