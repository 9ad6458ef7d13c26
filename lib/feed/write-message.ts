import { assessmentView } from "@/lib/assessments/list/assessment-view";
import type { MirrorStateTable } from "@/lib/db/mirror-tables";
import { formatPosition } from "@/lib/feed/position";
import type { News } from "@/lib/feed/read-news";
import type { FeedMessage } from "@/lib/feed/schema";
import type { Role } from "@/lib/roles";
import { hasRole } from "@/lib/roles";
import { describeSync } from "@/lib/sync/read-sync";

const syncFor = (mirror: MirrorStateTable | undefined, role: Role, now: Date) =>
  describeSync(mirror, now, { technical: hasRole({ role }, "administrator") });

export function newsMessage(news: News, role: Role, now: Date): FeedMessage {
  const version = formatPosition(news.position);
  const { counts, attention, shortlists, imports, notified } = news;
  const sync = syncFor(news.mirror, role, now);
  if (!news.rows) return { kind: "reload", version, counts, sync };
  const assessments = news.rows.map((row) => assessmentView(row, { role }));
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
export const syncMessage = (mirror: MirrorStateTable | undefined, role: Role, now: Date): FeedMessage => ({
  kind: "sync",
  sync: syncFor(mirror, role, now),
});

const encoder = new TextEncoder();

/** Only events that move a reader's position have an id. */
export function writeEvent(message: FeedMessage): Uint8Array {
  const id = "version" in message ? `id: ${message.version}\n` : "";
  return encoder.encode(`event: ${message.kind}\n${id}data: ${JSON.stringify(message)}\n\n`);
}
