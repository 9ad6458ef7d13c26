import { badRequest } from "@/lib/errors";
import { type Position, parsePosition } from "@/lib/feed/position";

/** A browser that reconnects by itself sends `Last-Event-ID`. @throws ProblemError 400 */
export function readAfter(request: Request): Position | undefined {
  const text = request.headers.get("last-event-id") || new URL(request.url).searchParams.get("after");
  if (!text) return undefined;
  const position = parsePosition(text);
  if (!position)
    throw badRequest("This is no position in the feed: `after` must be a `version` that Shortlist told.");
  return position;
}
