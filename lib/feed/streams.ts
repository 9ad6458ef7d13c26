import { tooMany } from "@/lib/errors";
import { type FeedReader, type Listener, openListener } from "@/lib/feed/listener";
import type { Position } from "@/lib/feed/position";

export type MostStreams = { perPerson: number; inAll: number };

type StreamState =
  | { state: "joining" }
  | { state: "told"; position: Position }
  | { state: "behind"; position: Position | undefined };

export type Streams = {
  /** @throws ProblemError 429 `too_many_streams`, for one member or in all. */
  refuseMore(reader: FeedReader): void;
  /** @param rejoin called when a reader that fell behind has caught up. */
  open(
    reader: FeedReader,
    signal: AbortSignal,
    rejoin: (listener: Listener, after: Position | undefined) => void,
  ): { listener: Listener; stream: ReadableStream<Uint8Array> };
  all(): Listener[];
  size(): number;
  told(): [Listener, Position][];
  isAnyTold(): boolean;
  tell(listener: Listener, position: Position): void;
  fallBehind(listener: Listener, position: Position | undefined): void;
};

const refusedForMs = 30_000;

export function openStreams(atMost?: MostStreams): Streams {
  const states = new Map<Listener, StreamState>();

  const told = () =>
    [...states].flatMap(([listener, stream]): [Listener, Position][] =>
      stream.state === "told" ? [[listener, stream.position]] : [],
    );

  return {
    refuseMore({ memberId }) {
      if (!atMost) return;
      const own = [...states.keys()].filter(({ reader }) => reader.memberId === memberId);
      if (own.length < atMost.perPerson && states.size < atMost.inAll) return;
      throw tooMany(
        "Shortlist is open in too many places to keep them all up to date. Close some, then try again.",
        refusedForMs,
        { reason: "too_many_streams" },
      );
    },
    open(reader, signal, rejoin) {
      const opened = openListener(reader, signal, {
        ready(listener) {
          const stream = states.get(listener);
          if (stream?.state !== "behind") return;
          states.set(listener, { state: "joining" });
          rejoin(listener, stream.position);
        },
        gone: (listener) => states.delete(listener),
      });
      if (opened.listener.isOpen()) states.set(opened.listener, { state: "joining" });
      return opened;
    },
    all: () => [...states.keys()],
    size: () => states.size,
    told,
    isAnyTold: () => [...states.values()].some(({ state }) => state === "told"),
    tell(listener, position) {
      if (listener.isOpen()) states.set(listener, { state: "told", position });
    },
    fallBehind(listener, position) {
      if (listener.isOpen()) states.set(listener, { state: "behind", position });
    },
  };
}
