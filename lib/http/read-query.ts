import type { z } from "zod";
import { badRequest } from "@/lib/errors";
import { errorsByPath } from "@/lib/http/read-json";

/**
 * Parses a request's query; parameters without a value count as absent, of repeated ones the last counts.
 * @throws ProblemError 400 naming the parameters that are wrong.
 */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.infer<Schema> {
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value !== "");
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const errors = errorsByPath(parsed.error);
  throw badRequest(`These parameters can’t be used: ${Object.keys(errors).join(", ")}.`, { errors });
}
