import { z } from "zod";
import type { AssessmentQuery } from "@/lib/assessments/schema";
import { badRequest } from "@/lib/errors";

// The last row's sort key and id, and the sort it belongs to.
const cursorSchema = z.tuple([
  z.string(),
  z.string().refine((key) => !key.includes("\u0000") && key.isWellFormed()),
  z.number().int(),
]);

export type Cursor = { key: string; id: number };

export const encodeCursor = (sort: AssessmentQuery["sort"], { key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString("base64url");

/** Reads a `cursor` parameter back. @throws ProblemError 400 when it is not ours, or belongs to another sort. */
export function decodeCursor(sort: AssessmentQuery["sort"], encoded: string): Cursor {
  try {
    const [of, key, id] = cursorSchema.parse(JSON.parse(Buffer.from(encoded, "base64url").toString("utf8")));
    if (of === sort) return { key, id };
  } catch {
    // Whatever is wrong with it, the answer is the same.
  }
  throw badRequest("This cursor doesn’t belong to this list. Start again without it.");
}
