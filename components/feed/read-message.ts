import { type AnswerParser, answerShape } from "@/components/http/answer-shape";
import type { FeedMessage } from "@/lib/feed/schema";

type Of<Kind extends FeedMessage["kind"]> = Extract<FeedMessage, { kind: Kind }>;

const readings: { [Kind in FeedMessage["kind"]]: AnswerParser<Of<Kind>> } = {
  changes: answerShape<Of<"changes">>({
    kind: "string",
    version: "string",
    assessments: "array",
    attention: "boolean",
    notified: "boolean",
    counts: "object",
    sync: "object",
  }),
  sync: answerShape<Of<"sync">>({ kind: "string", sync: "object" }),
  reload: answerShape<Of<"reload">>({ kind: "string", version: "string", counts: "object", sync: "object" }),
  bye: answerShape<Of<"bye">>({ kind: "string" }),
};

const isKind = (kind: unknown): kind is FeedMessage["kind"] =>
  typeof kind === "string" && Object.hasOwn(readings, kind);

export const feedMessage: AnswerParser<FeedMessage> = {
  safeParse(value) {
    const { kind } = (value ?? {}) as { kind?: unknown };
    return isKind(kind) ? readings[kind].safeParse(value) : { success: false };
  },
};
