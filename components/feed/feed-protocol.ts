import type { FeedMessage } from "@/lib/feed/schema";

/** The browser’s connection to Shortlist, not Shortlist’s to the service. */
export type FeedState =
  | { kind: "connecting" }
  | { kind: "live" }
  /** The stream is silent, or there is none: changes are asked for every few seconds. */
  | { kind: "polling" }
  /** `sinceMs` in milliseconds since 1970, by this computer’s clock. */
  | { kind: "broken"; sinceMs: number }
  | { kind: "ended" };

/** From a tab to the worker. `after`: the position up to which the tab has everything. */
export type ToWorker =
  | { kind: "here"; after: string; visible: boolean }
  /** Ask at once. */
  | { kind: "check" }
  | { kind: "leave" }
  | { kind: "signed_out" };

export type FromWorker =
  /** `since`: the stream’s position before the message; a tab behind it has missed something. */
  | { kind: "told"; message: FeedMessage; since: string }
  /** Answers `here`: the stream’s position. */
  | { kind: "at"; position: string }
  | { kind: "state"; state: FeedState };
