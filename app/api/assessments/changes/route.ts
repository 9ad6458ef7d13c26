import { readAfter } from "@/lib/feed/read-after";
import { withUser } from "@/lib/http/with-user";

export const GET = withUser("viewer", async ({ request, runtime, user }) => {
  const after = readAfter(request);
  runtime.mirror.watch();
  return Response.json(await runtime.feed.changesSince(after, user.role));
});
