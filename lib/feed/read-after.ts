import { badRequest } from "@/lib/errors";
import { type Position, parsePosition } from "@/lib/feed/position";

/**
 * Where a reader stands, by its request: `Last-Event-ID` (a browser that reconnects by itself), else `?after=`.
 * @returns undefined for a reader that only wants what comes.
 * @throws ProblemError 400 for what is no position.
 */
export function readAfter(request: Request): Position | undefined {
  const text = request.headers.get("last-event-id") || new URL(request.url).searchParams.get("after");
  if (!text) return undefined;
  const position = parsePosition(text);
  if (!position)
    throw badRequest("This is no position in the feed: `after` must be a `version` that Shortlist told.");
  return position;
}
