import { assessmentView } from "@/lib/assessments/assessment-view";
import type { MirrorStateTable, Role } from "@/lib/db/types";
import { formatPosition } from "@/lib/feed/position";
import type { News } from "@/lib/feed/read-news";
import type { FeedMessage } from "@/lib/feed/schema";
import { hasRole } from "@/lib/members/roles";
import { describeSync } from "@/lib/mirror/read-sync";

const syncFor = (mirror: MirrorStateTable | undefined, role: Role, now: Date) =>
  describeSync(mirror, now, { technical: hasRole({ role }, "administrator") });

/** News as somebody of this role may see them. */
export function newsMessage(news: News, role: Role, now: Date): FeedMessage {
  const version = formatPosition(news.position);
  const { counts, attention } = news;
  const sync = syncFor(news.mirror, role, now);
  if (!news.rows) return { kind: "reload", version, counts, sync };
  const assessments = news.rows.map((row) => assessmentView(row, { role }));
  return { kind: "changes", version, assessments, attention, counts, sync };
}

/** How the mirror is, as somebody of this role may know it: the technical reason is for administrators. */
export const syncMessage = (mirror: MirrorStateTable | undefined, role: Role, now: Date): FeedMessage => ({
  kind: "sync",
  sync: syncFor(mirror, role, now),
});

const encoder = new TextEncoder();

/** A message as a server-sent event. Only what moves a reader's position has an id. */
export function writeEvent(message: FeedMessage): Uint8Array {
  const id = "version" in message ? `id: ${message.version}\n` : "";
  return encoder.encode(`event: ${message.kind}\n${id}data: ${JSON.stringify(message)}\n\n`);
}
