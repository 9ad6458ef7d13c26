import { z } from "zod";
import { type Operation, UnreadableResponse } from "@/lib/assessment-api/errors";
import type { Answer } from "@/lib/assessment-api/exchange";
import { decodeBody } from "@/lib/assessment-api/read-body";

/** Section 4 has only 200 and 201. A 206 may be half a list, which is worse than none. */
export function mustBeDocumented(operation: Operation, { status }: Answer): void {
  if (status === 200 || status === 201) return;
  throw new UnreadableResponse("not_as_documented", { operation, status }, [`status ${status}`]);
}

/** @param parse throws a ZodError. @throws UnreadableResponse, which quotes nothing of the answer. */
export function readAnswer<T>(operation: Operation, answer: Answer, parse: (body: unknown) => T): T {
  const json = parseJson(operation, answer);
  mustBeDocumented(operation, answer);
  try {
    return parse(json);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new UnreadableResponse("not_as_documented", { operation, status: answer.status }, fieldsOf(error));
  }
}

function parseJson(operation: Operation, { body, status }: Answer): unknown {
  const text = decodeBody(body);
  if (text.trim() === "") throw new UnreadableResponse("empty", { operation, status });
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the text.
    throw new UnreadableResponse("not_json", { operation, status });
  }
}

const fieldsOf = ({ issues }: z.ZodError) =>
  [...new Set(issues.map((issue) => issue.path.join(".")))].filter(Boolean);
