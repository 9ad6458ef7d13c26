import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { notificationsKey } from "@/components/http/query-keys";
import { getJson } from "@/components/http/request-json";
import type { Notifications, Unread } from "@/lib/notifications/schema";

export const unreadShape = answerShape<Unread>({ unread: "number" });
const list = answerShape<Notifications>({ notifications: "array", unread: "number" });

/** Comes with the page; the feed says when to refetch it. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: [...notificationsKey, "unread"],
    queryFn: ({ signal }) => getJson("/api/notifications/unread", unreadShape, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const notificationsQuery = () =>
  queryOptions({
    queryKey: [...notificationsKey, "list"],
    queryFn: ({ signal }) => getJson("/api/notifications", list, signal),
  });
