import { z } from "zod";
import { notFound } from "@/lib/errors";
import type { PathParam } from "@/lib/operation";

export const assessmentIdParam = {
  schema: z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number)
    .pipe(z.int().positive()),
  missing: ["This assessment doesn’t exist.", { reason: "assessment_missing" }],
} satisfies PathParam;

export const candidateIdParam = {
  schema: assessmentIdParam.schema,
  missing: ["There is no such candidate.", { reason: "candidate_missing" }],
} satisfies PathParam;

/** The id of something of ours. @param missing the sentence of the 404 if it isn't one. */
export const uuidParam = (...missing: Parameters<typeof notFound>) => ({
  schema: z.string().regex(/^[\da-fA-F-]{36}$/),
  missing,
});

export const memberIdParam = uuidParam("There is no such person.", { reason: "person_missing" });

/** Parses a segment of a path. @throws ProblemError 404 for one of another shape. */
export function readParam<Param extends PathParam>(
  { schema, missing = [] }: Param,
  given: unknown,
): z.output<Param["schema"]> {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw notFound(...missing);
  return parsed.data as z.output<Param["schema"]>;
}
