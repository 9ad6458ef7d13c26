import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keepAnswer } from "@/components/http/keep-answer";
import { notificationsKey } from "@/components/http/query-keys";
import { postJson } from "@/components/http/request-json";
import { notificationsQuery, unreadQuery, unreadShape } from "@/components/notifications/notifications-query";

/** Marks these notifications as read, or all of them. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | undefined) => postJson("/api/notifications/read", { ids }, unreadShape),
    onSuccess({ unread }, ids) {
      keepAnswer(client, unreadQuery(), { unread });
      keepAnswer(
        client,
        notificationsQuery(),
        (before) =>
          before && {
            unread,
            notifications: before.notifications.map((one) =>
              ids && !ids.includes(one.id) ? one : { ...one, isRead: true },
            ),
          },
      );
    },
    onError: () => void client.invalidateQueries({ queryKey: notificationsKey }),
  });
}
