import { type Reading, reading } from "@/components/query/reading";
import type { FeedMessage } from "@/lib/feed/schema";

type Of<Kind extends FeedMessage["kind"]> = Extract<FeedMessage, { kind: Kind }>;

const readings: { [Kind in FeedMessage["kind"]]: Reading<Of<Kind>> } = {
  changes: reading<Of<"changes">>({
    kind: "string",
    version: "string",
    assessments: "array",
    attention: "boolean",
    counts: "object",
    sync: "object",
  }),
  sync: reading<Of<"sync">>({ kind: "string", sync: "object" }),
  reload: reading<Of<"reload">>({ kind: "string", version: "string", counts: "object", sync: "object" }),
  bye: reading<Of<"bye">>({ kind: "string" }),
};

const isKind = (kind: unknown): kind is FeedMessage["kind"] =>
  typeof kind === "string" && Object.hasOwn(readings, kind);

/** A message of the feed, however it came. */
export const feedMessage: Reading<FeedMessage> = {
  safeParse(value) {
    const { kind } = (value ?? {}) as { kind?: unknown };
    return isKind(kind) ? readings[kind].safeParse(value) : { success: false };
  },
};
