import { z } from "zod";
import type { AssessmentQuery } from "@/lib/assessments/schema";
import { badRequest } from "@/lib/errors";

/** Where a page ended: the last row's sort key and id, and the sort it belongs to. */
const cursorSchema = z.tuple([
  z.string(),
  z.string().refine((key) => !key.includes("\u0000") && key.isWellFormed()),
  z.number().int(),
]);

export type Cursor = { key: string; id: number };

/** Where a page ended, as a `cursor` parameter of the same sort. */
export const encodeCursor = (sort: AssessmentQuery["sort"], { key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString("base64url");

/**
 * Reads a `cursor` parameter back.
 * @throws ProblemError 400 when it is not one of ours, or belongs to another sort.
 */
export function decodeCursor(sort: AssessmentQuery["sort"], encoded: string): Cursor {
  try {
    const [of, key, id] = cursorSchema.parse(JSON.parse(Buffer.from(encoded, "base64url").toString("utf8")));
    if (of === sort) return { key, id };
  } catch {
    // Falls through to the same answer: whatever is wrong with it, it can't be continued from.
  }
  throw badRequest("This cursor doesn’t belong to this list. Start again without it.");
}
