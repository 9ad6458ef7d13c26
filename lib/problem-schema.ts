import { z } from "zod";

/** An error on the dashboard's HTTP interface: `application/problem+json` (RFC 9457). */
export const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  /** Which sentence `detail` is, and its values: for clients that say it in another language. */
  reason: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** The cause is in the log under this id. */
  requestId: z.string().optional(),
  /** For 422: texts by field of the request body, dotted (`candidate.email`); `""` is the whole form. */
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

export type ProblemView = z.infer<typeof problemSchema>;
