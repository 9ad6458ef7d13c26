import { readAfter } from "@/lib/feed/read-after";
import { everyMethod } from "@/lib/http/every-method";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser("viewer", async ({ request, runtime, user }) => {
    const after = readAfter(request);
    runtime.mirror.watch();
    return Response.json(await runtime.feed.changesSince(after, user.role));
  }),
});
