"use client";

import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { applyMessage, askAgain } from "@/components/feed/apply-message";
import { askForChanges } from "@/components/feed/ask-for-changes";
import { connectFeed, type FeedConnection } from "@/components/feed/connect-feed";
import type { FeedState } from "@/components/feed/feed-protocol";
import { createTabFeed, type FeedListener, type TabFeed } from "@/components/feed/tab-feed";
import { shellQuery } from "@/components/layout/shell-query";

type FeedProviderProps = {
  /** Of the person's session and the build. */
  name: string;
  /** Where the source's history stood before anything on the page was read. */
  after: string;
  /** Whether the person wants to hear of what comes while they look at something else. */
  isWantedUnseen: boolean;
  children: ReactNode;
};

/** While nothing is told, what is in sight is asked for by itself. */
const askAgainMs = 10_000;

const FeedContext = createContext<{
  feed: TabFeed;
  state: FeedState;
  leave: (signOut: () => Promise<boolean>) => Promise<boolean>;
} | null>(null);

/** Holds this tab's end of the feed, and keeps what all screens share up to date by it. */
export function FeedProvider({ name, after, isWantedUnseen, children }: FeedProviderProps) {
  const client = useQueryClient();
  // The page's own; what comes later is told by the feed itself.
  const [feed] = useState(() => createTabFeed({ after, ask: askForChanges }));
  const [state, setState] = useState<FeedState>({ kind: "connecting" });
  const connection = useRef<FeedConnection>(undefined);
  const isLeaving = useRef(false);
  const wantsUnseen = useRef(isWantedUnseen);
  useEffect(() => {
    wantsUnseen.current = isWantedUnseen;
  });

  useEffect(
    () =>
      feed.subscribe((message) => {
        if (message.kind !== "bye") applyMessage(client, message);
        // The server sends it on to where one signs in, and back.
        else if (!isLeaving.current) window.location.reload();
      }),
    [client, feed],
  );

  useEffect(() => {
    const opened = connectFeed({
      name,
      position: feed.position,
      receive: feed.receive,
      noteAhead: feed.noteAhead,
      changeState: setState,
      isWantedUnseen: () => wantsUnseen.current,
    });
    connection.current = opened;
    return () => opened.close();
  }, [feed, name]);

  const isBroken = state.kind === "broken";
  useEffect(() => {
    if (!isBroken) return;
    const timer = setInterval(() => {
      void client.invalidateQueries(shellQuery());
      askAgain(client);
    }, askAgainMs);
    return () => clearInterval(timer);
  }, [client, isBroken]);

  const value = useMemo(
    () => ({
      feed,
      state,
      async leave(signOut: () => Promise<boolean>) {
        isLeaving.current = true;
        const hasEnded = await signOut();
        if (hasEnded) connection.current?.signedOut();
        isLeaving.current = hasEnded;
        return hasEnded;
      },
    }),
    [feed, state],
  );
  return <FeedContext value={value}>{children}</FeedContext>;
}

function useFeedContext() {
  const context = useContext(FeedContext);
  if (!context) throw new Error("The feed is there on the dashboard’s screens alone.");
  return context;
}

/**
 * Hears what changes while the component is there.
 * @param after `epoch-version` of the data that the component stands on: it hears at once what came since.
 */
export function useFeed(listener: FeedListener, after?: string): void {
  const { feed } = useFeedContext();
  const hear = useEffectEvent(listener);
  useEffect(() => feed.subscribe((message) => hear(message), after), [feed, after]);
}

/** Up to where everything has been told: asked for when it is needed, as it moves on by itself. */
export const useFeedPosition = (): (() => string) => useFeedContext().feed.position;

/** How the browser’s connection is. */
export const useFeedState = (): FeedState => useFeedContext().state;

/**
 * Signs out for all tabs of this browser. This one goes where its caller says, the others to sign in again.
 * @returns what `signOut` does: whether the session has ended.
 */
export const useLeave = () => useFeedContext().leave;
