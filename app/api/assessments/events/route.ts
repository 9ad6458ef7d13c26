import { feedOperations } from "@/lib/feed/operations";
import { readAfter } from "@/lib/feed/read-after";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

const stream = {
  "content-type": "text/event-stream",
  // Compressed, or buffered by nginx, a message would wait for more.
  "cache-control": "no-transform",
  "x-accel-buffering": "no",
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  HEAD: carryOut(feedOperations.streamChanges, ({ request }) => {
    readAfter(request);
    return new Response(null, { headers: stream });
  }),
  GET: carryOut(feedOperations.streamChanges, ({ request, runtime, user, session }) => {
    const after = readAfter(request);
    runtime.mirror.watch();
    const { limit } = runtime.store;
    const reader = { memberId: user.id, sessionId: session.id, role: user.role, limit };
    return new Response(runtime.feed.open(reader, after, request.signal), { headers: stream });
  }),
});
