import { z } from "zod";

/** How long a session still goes on, and what a browser makes of it. All in milliseconds. */
export const sessionLeftSchema = z.object({
  /** Unless something is done in it. */
  idleMs: z.number(),
  /** However it is used. */
  endMs: z.number(),
  /** So long before `idleMs` is over, the person is asked whether they are still there. */
  warnMs: z.number(),
  /** What a person does is told this often at most. */
  noteEveryMs: z.number(),
});

const deviceKinds = ["computer", "phone", "tablet", "unknown"] as const;

/** One of a person's own sessions, as they see it. */
export const sessionViewSchema = z.object({
  id: z.string(),
  /** What a browser says it is; absent is what it doesn't say, or what nobody knows. */
  device: z.object({
    browser: z.string().optional(),
    system: z.string().optional(),
    kind: z.enum(deviceKinds),
  }),
  address: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});

export type SessionLeft = z.infer<typeof sessionLeftSchema>;
export type SessionView = z.infer<typeof sessionViewSchema>;
export type Device = SessionView["device"];
