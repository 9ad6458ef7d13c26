import { z } from "zod";

/** How much longer a session lasts, in milliseconds. */
export const sessionLeftSchema = z.object({
  /** Without any activity. */
  idleMs: z.number(),
  /** With any activity. */
  endMs: z.number(),
  /** This long before the end of `idleMs`, the person is asked whether they are still there. */
  warnMs: z.number(),
  noteEveryMs: z.number(),
});

const deviceKinds = ["computer", "phone", "tablet", "unknown"] as const;

export const sessionViewSchema = z.object({
  id: z.string(),
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
