import pino from "pino";
import { afterEach } from "vitest";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { TestStore } from "@/lib/db/testing";
import { createAssessment, createStore } from "@/lib/db/testing-rows";
import { type Feed, openFeed } from "@/lib/feed/open-feed";
import { parsePosition } from "@/lib/feed/position";
import { read, sessionIdleMs, signedIn } from "@/lib/feed/testing-reader";
import type { Role } from "@/lib/roles";

const feeds: Feed[] = [];

/** Call it once at the top of a test file. */
export function closeFeedsAfterEach(): void {
  afterEach(() => {
    for (const feed of feeds.splice(0)) feed.close();
  });
}

type Options = Pick<Parameters<typeof openFeed>[0], "atMost" | "unreadMs">;

export function feedOf(store: Store, watch: () => void = () => undefined, options: Options = {}): Feed {
  const feed = openFeed({ store, log: pino({ level: "silent" }), sessionIdleMs, watch, ...options });
  feeds.push(feed);
  return feed;
}

/** Takes a version and gives it to these rows, as every writer does. @returns the version. */
export const touch = (store: Store, ids: number[]) =>
  store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    await transaction
      .updateTable("assessments")
      .set({ version, detail: `Changed with ${version}.` })
      .where("source_id", "=", store.sourceId)
      .where("id", "in", ids)
      .execute();
    return version;
  });

export const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);

/** A feed of a store of so many rows, and a recruiter who may listen. */
export async function filled(place: TestStore, rows = 5) {
  const { db } = await place.open();
  const store = await createStore(db);
  // Not so old that they need attention.
  const created_at = store.now().toISOString();
  await Promise.all(numbers(rows).map((id) => createAssessment(store, id, { created_at })));
  await touch(store, [1]);
  const session = await signedIn(store, "recruiter");
  const feed = feedOf(store);
  const listen = (after?: string, on = feed, role: Role = "recruiter", whose = session) => {
    const leaving = new AbortController();
    const position = after === undefined ? undefined : parsePosition(after);
    const reader = read(on.open({ ...whose, role }, position, leaving.signal));
    return { ...reader, leave: () => leaving.abort() };
  };
  return { store, feed, session, listen };
}
