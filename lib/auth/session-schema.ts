import type { Device } from "@/lib/auth/describe-device";

/** How long a session still goes on, and what a browser makes of it. All in milliseconds. */
export type SessionLeft = {
  /** Unless something is done in it. */
  idleMs: number;
  /** However it is used. */
  endMs: number;
  /** So long before `idleMs` is over, the person is asked whether they are still there. */
  warnMs: number;
  /** What a person does is told this often at most. */
  noteEveryMs: number;
};

/** One of a person's own sessions, as they see it. */
export type SessionView = {
  id: string;
  device: Device;
  address: string;
  startedAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
};
