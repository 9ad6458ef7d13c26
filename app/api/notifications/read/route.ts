import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { markRead } from "@/lib/notifications/mark-read";
import { notificationOperations } from "@/lib/notifications/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(notificationOperations.markRead, async ({ body, runtime, user }) => ({
    unread: await markRead(runtime.store, user.id, body.ids),
  })),
});
