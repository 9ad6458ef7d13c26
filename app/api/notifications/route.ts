import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { listNotifications } from "@/lib/notifications/list-notifications";
import { notificationOperations } from "@/lib/notifications/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(notificationOperations.listNotifications, ({ runtime, user }) =>
    listNotifications(runtime.store, user.id),
  ),
});
