import { z } from "zod";
import { candidateViewSchema } from "@/lib/candidates/schema";

const notificationSchema = z.object({
  /** Of the act that it tells of. */
  id: z.string(),
  kind: z.enum(["mentioned", "assigned"]),
  by: z.string(),
  at: z.string(),
  isRead: z.boolean(),
  /** The first of those it is about. */
  assessmentId: z.number().int(),
  candidate: candidateViewSchema
    .pick({ email: true, firstName: true, lastName: true, nameOrder: true })
    .optional(),
  /** Blind review: who it is, is hidden. */
  isBlind: z.boolean().optional(),
  /** True where the candidate was erased. */
  isErased: z.boolean().optional(),
  interview: z.string().optional(),
  /** How many assessments it is about. */
  count: z.number().int(),
  /** A note’s beginning, as it reads now. */
  text: z.string().optional(),
});

export const notificationsSchema = z.object({
  notifications: z.array(notificationSchema),
  unread: z.number().int(),
});

export const unreadSchema = notificationsSchema.pick({ unread: true });

export const readBodySchema = z.object({
  /** Left out: all. */
  ids: z
    .array(z.string().regex(/^[\w-]{1,64}$/))
    .min(1)
    .max(200)
    .optional(),
});

export type Notification = z.infer<typeof notificationSchema>;
export type Notifications = z.infer<typeof notificationsSchema>;
export type Unread = z.infer<typeof unreadSchema>;
