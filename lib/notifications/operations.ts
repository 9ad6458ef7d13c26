import { notificationsSchema, readBodySchema, unreadSchema } from "@/lib/notifications/schema";
import { bodySizes, operations } from "@/lib/operation";

export const notificationOperations = operations({
  listNotifications: {
    method: "GET",
    path: "/api/notifications",
    summary: "What colleagues’ acts told the member who asks, newest first.",
    role: "viewer",
    answers: { 200: notificationsSchema },
  },
  countUnread: {
    method: "GET",
    path: "/api/notifications/unread",
    summary: "How many of them the member hasn’t read.",
    role: "viewer",
    answers: { 200: unreadSchema },
  },
  markRead: {
    method: "POST",
    path: "/api/notifications/read",
    summary: "Marks some of the member’s own notifications as read, or all.",
    role: "viewer",
    body: readBodySchema,
    maxBytes: bodySizes.text,
    answers: { 200: unreadSchema },
  },
});

export const notificationSchemas = { Notifications: notificationsSchema, Unread: unreadSchema };
