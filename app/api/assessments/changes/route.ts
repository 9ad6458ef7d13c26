import { feedOperations } from "@/lib/feed/operations";
import { readAfter } from "@/lib/feed/read-after";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(feedOperations.listChanges, ({ request, runtime, user }) => {
    const after = readAfter(request);
    runtime.mirror.watch();
    return runtime.feed.changesSince(after, { role: user.role, limit: runtime.store.limit });
  }),
});
