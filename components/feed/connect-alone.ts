import { askForChanges } from "@/components/feed/ask-for-changes";
import type { FeedState } from "@/components/feed/feed-protocol";
import { followFeed } from "@/components/feed/follow-feed";
import { isVisible } from "@/components/feed/on-return";
import type { FeedMessage } from "@/lib/feed/schema";

export type FeedParts = {
  /** Of the session and the build: another sign-in or release gets a worker of its own. */
  name: string;
  position: () => string;
  receive: (message: FeedMessage, since: string) => void;
  noteAhead: (position: string) => void;
  changeState: (state: FeedState) => void;
  /** Whether messages are wanted while the tab is hidden. */
  isWantedUnseen: () => boolean;
};

export type Connected = {
  /** Asks for changes at once. */
  check(): void;
  signedOut(): void;
  close(): void;
};

/** The tab asks for changes by itself. */
export function connectAlone({ position, receive, changeState, isWantedUnseen }: FeedParts): Connected {
  const follower = followFeed({ after: position(), ask: askForChanges, tell: receive, changeState });
  const look = () => (isVisible() || isWantedUnseen() ? follower.resume() : follower.pause());
  document.addEventListener("visibilitychange", look);
  return {
    check: follower.check,
    signedOut: () => undefined,
    close() {
      document.removeEventListener("visibilitychange", look);
      follower.pause();
    },
  };
}
