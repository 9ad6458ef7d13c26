import { badRequest } from "@/lib/errors";

const deepest = 30;

// No body of ours has these names. zod compares them as lengths, and throws where they aren't numbers.
const measures = new Set(["length", "size"]);

const isKeepable = (text: string) => !text.includes("\u0000") && text.isWellFormed();

/** @throws ProblemError 400 for a text with U+0000 or half a character, which PostgreSQL doesn't store. */
export function assertStorable(text: string): void {
  if (isKeepable(text)) return;
  throw badRequest("This contains characters that can’t be saved. Remove them, then try again.", {
    reason: "unusable_characters",
  });
}

/** Checks every text and name in a JSON value, and limits its depth. @throws ProblemError 400. */
export function assertAllStorable(value: unknown): void {
  // Without recursion: the sender decides how deep it is.
  const waiting = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === "string") assertStorable(value);
    if (typeof value !== "object" || value === null) continue;
    if (depth === deepest) throw badRequest("The request’s body is nested too deeply.");
    for (const [name, inner] of Object.entries(value)) {
      assertStorable(name);
      if (measures.has(name) && typeof inner === "object")
        throw badRequest("The request’s body can’t be read.");
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
}
