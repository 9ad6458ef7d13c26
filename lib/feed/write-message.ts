import { assessmentView } from "@/lib/assessments/list/assessment-view";
import type { MirrorStateTable } from "@/lib/db/mirror-tables";
import type { FeedReader } from "@/lib/feed/listener";
import { formatPosition } from "@/lib/feed/position";
import type { News } from "@/lib/feed/read-news";
import type { FeedMessage } from "@/lib/feed/schema";
import { hasRole } from "@/lib/roles";
import { describeSync } from "@/lib/sync/read-sync";

type Reader = Pick<FeedReader, "role" | "limit">;

const syncFor = (mirror: MirrorStateTable | undefined, reader: Reader, now: Date) =>
  describeSync(mirror, now, {
    technical: hasRole(reader, "administrator"),
    isLimited: reader.limit?.rows !== undefined,
  });

export function newsMessage(news: News, reader: Reader, now: Date): FeedMessage {
  const version = formatPosition(news.position);
  const { counts, attention, shortlists, imports, notified } = news;
  const sync = syncFor(news.mirror, reader, now);
  if (!news.rows) return { kind: "reload", version, counts, sync };
  const assessments = news.rows.map((row) => assessmentView(row, reader));
  return {
    kind: "changes",
    version,
    assessments,
    attention,
    notified,
    shortlists: shortlists || undefined,
    imports: imports || undefined,
    counts,
    sync,
  };
}

/** Only administrators get the technical reason. */
export const syncMessage = (
  mirror: MirrorStateTable | undefined,
  reader: Reader,
  now: Date,
): FeedMessage => ({
  kind: "sync",
  sync: syncFor(mirror, reader, now),
});

const encoder = new TextEncoder();

/** Only events that move a reader's position have an id. */
export function writeEvent(message: FeedMessage): Uint8Array {
  const id = "version" in message ? `id: ${message.version}\n` : "";
  return encoder.encode(`event: ${message.kind}\n${id}data: ${JSON.stringify(message)}\n\n`);
}
