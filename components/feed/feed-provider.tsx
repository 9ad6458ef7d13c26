"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
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
import { askForChanges } from "@/components/feed/ask-for-changes";
import { connectFeed, type FeedConnection } from "@/components/feed/connect-feed";
import type { FeedState } from "@/components/feed/feed-protocol";
import { createTabFeed, type FeedListener, type TabFeed } from "@/components/feed/tab-feed";
import { parsePosition } from "@/lib/feed/position";
import type { FeedMessage } from "@/lib/feed/schema";

type FeedProviderProps = {
  /** Of the session and the build. */
  name: string;
  /** The source’s position before anything on the page was read. */
  after: string;
  /** Whether messages are wanted while the tab is hidden. */
  isWantedUnseen: boolean;
  onMessage: (client: QueryClient, message: FeedMessage) => void;
  /** While the feed is broken, everything in sight has to be asked for. */
  onSilence: (client: QueryClient) => void;
  children: ReactNode;
};

const askAgainMs = 10_000;

const FeedContext = createContext<{
  feed: TabFeed;
  state: FeedState;
  leave: (signOut: () => Promise<boolean>) => Promise<boolean>;
} | null>(null);

export function FeedProvider({
  name,
  after,
  isWantedUnseen,
  onMessage,
  onSilence,
  children,
}: FeedProviderProps) {
  const client = useQueryClient();
  const tell = useEffectEvent(onMessage);
  const askAgain = useEffectEvent(onSilence);
  // The page’s position; the feed moves on from there.
  const [feed] = useState(() => createTabFeed({ after, ask: askForChanges }));
  const history = useRef(parsePosition(after)?.epoch);
  const router = useRouter();
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
        if (message.kind === "bye") {
          // The server redirects to sign-in, and back afterwards.
          if (!isLeaving.current) window.location.reload();
          return;
        }
        tell(client, message);
        const epoch = message.kind === "reload" ? parsePosition(message.version)?.epoch : history.current;
        if (epoch === history.current) return;
        // In another history this person sees other assessments. What they have typed stays.
        history.current = epoch;
        client.removeQueries({ type: "inactive" });
        void client.invalidateQueries();
        router.refresh();
      }),
    [client, feed, router],
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
    const timer = setInterval(() => askAgain(client), askAgainMs);
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

export function useFeed(listener: FeedListener): void {
  const { feed } = useFeedContext();
  const hear = useEffectEvent(listener);
  useEffect(() => feed.subscribe((message) => hear(message)), [feed]);
}

/** The position up to which this tab has everything, as a function: it moves on between renders. */
export const useFeedPosition = (): (() => string) => useFeedContext().feed.position;

export const useFeedState = (): FeedState => useFeedContext().state;

/** The others go to sign-in; the caller decides where this one goes. @returns whether the session has ended. */
export const useLeave = () => useFeedContext().leave;
