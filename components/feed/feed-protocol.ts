import type { FeedMessage } from "@/lib/feed/schema";

/** How the browser's connection to Shortlist is; not to be mixed up with how Shortlist's to the service is. */
export type FeedState =
  | { kind: "connecting" }
  | { kind: "live" }
  /** `sinceMs` in milliseconds since 1970, by this computer's clock. */
  | { kind: "broken"; sinceMs: number }
  /** The session is over. */
  | { kind: "ended" };

/** What a tab tells the worker. `after` is what the tab already has. */
export type ToWorker =
  | { kind: "here"; after: string; visible: boolean }
  | { kind: "leave" }
  | { kind: "signed_out" };

/** What the worker tells its tabs. */
export type FromWorker =
  /** `since`: where the worker's stream stood before the message; a tab that is behind that has missed something. */
  | { kind: "told"; message: FeedMessage; since: string }
  /** To a tab that says that it is here: where the stream stands. */
  | { kind: "at"; position: string }
  | { kind: "state"; state: FeedState };
