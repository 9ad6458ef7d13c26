import { notFound } from "@/lib/errors";

/**
 * The id of something of ours from a path.
 * @throws ProblemError 404: what is no id names nothing.
 */
export function readUuid(text: string, ...missing: Parameters<typeof notFound>): string {
  if (!/^[\da-f-]{36}$/i.test(text)) throw notFound(...missing);
  return text;
}

/** A person's id from a path. @throws ProblemError 404 */
export const readMemberId = (text: string): string =>
  readUuid(text, "There is no such person.", { reason: "person_missing" });
