import { getCurrentClaims } from "@/lib/auth/current-user";
import { signInRequired } from "@/lib/errors";
import { readAfter } from "@/lib/feed/read-after";
import { withUser } from "@/lib/http/with-user";

export const GET = withUser("viewer", async ({ request, runtime, user }) => {
  const after = readAfter(request);
  const claims = await getCurrentClaims();
  if (!claims) throw signInRequired();
  runtime.mirror.watch();
  return new Response(
    runtime.feed.open({ sessionId: claims.sessionId, role: user.role }, after, request.signal),
    {
      headers: {
        "content-type": "text/event-stream",
        // Compressed, or kept by nginx until it is worth sending on, it would wait for more.
        "cache-control": "no-transform",
        "x-accel-buffering": "no",
      },
    },
  );
});
