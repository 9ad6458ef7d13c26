import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { countUnread } from "@/lib/notifications/count-unread";
import { notificationOperations } from "@/lib/notifications/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(notificationOperations.countUnread, async ({ runtime, user }) => ({
    unread: await countUnread(runtime.store, user.id),
  })),
});
