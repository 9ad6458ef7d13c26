import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { assignAssessment } from "@/lib/assessments/acts/assign-assessments";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview } from "@/lib/db/testing-rows";
import type { Limit } from "@/lib/db/visibility/limit";
import { limitStore } from "@/lib/db/visibility/limit-store";
import { openLimitedReader } from "@/lib/feed/limited-reader";
import { type Position, parsePosition } from "@/lib/feed/position";
import { readHead } from "@/lib/feed/read-news";
import { readPosition } from "@/lib/feed/read-position";
import { closeFeedsAfterEach, feedOf, filled, touch } from "@/lib/feed/testing-feeds";
import { read, signedIn } from "@/lib/feed/testing-reader";
import { changeLimit } from "@/lib/members/change-limit";
import { findLimit, limitOf } from "@/lib/members/read-limits";
import { changeShortlist } from "@/lib/shortlists/change-shortlist";
import { makeShortlist } from "@/lib/shortlists/make-shortlist";
import { shareShortlist, unshareShortlist } from "@/lib/shortlists/share-shortlist";

closeFeedsAfterEach();

const ada = { id: "ada", name: "Ada", role: "administrator" } as const;

const listed = async (store: Store) =>
  (await listAssessments(store, assessmentQuerySchema.parse({ limit: "200" }), { role: "viewer" }))
    .assessments;

onEachStore("the feed of a limited member", (place) => {
  /** Rows 1 and 2 are of interview 1, which is seen; 3 to 5 of interview 2. */
  async function setUp() {
    const parts = await filled(await place());
    const { store } = parts;
    for (const id of [1, 2]) await createInterview(store, id, `Interview ${id}`);
    const person = await signedIn(store, "recruiter", "dana");
    await move(store, [1, 2], 1);
    await move(store, [3, 4, 5], 2);
    await changeLimit(
      store,
      person.memberId,
      { limit: { interviewIds: [1], own: true, unclaimed: false }, replaces: null },
      ada,
    );
    const limit = await limitOf(store, { id: person.memberId, role: "recruiter" });
    if (!limit) throw new Error("There is no limit.");
    return { ...parts, person, limit };
  }

  const move = async (store: Store, ids: number[], interviewId: number) => {
    await store.db
      .updateTable("assessments")
      .set({ interview_id: interviewId })
      .where("id", "in", ids)
      .execute();
    return touch(store, ids);
  };

  test("tells of rows that are seen, and says nothing of others", async () => {
    const { store, feed, person, limit, listen } = await setUp();
    const reader = read(
      feed.open({ ...person, role: "recruiter", limit }, undefined, new AbortController().signal),
    );
    const all = listen();
    await Promise.all([reader.begun(), all.begun()]);
    const begun = reader.messages.length;
    const position = reader.state.lastId;

    const hidden = await touch(store, [3, 4]);
    feed.wake();
    await all.upTo(hidden);
    await touch(store, [1]);
    feed.wake();
    await reader.until((message) => message.kind === "changes" && message.assessments.length > 0);
    const told = reader.messages.slice(begun).filter(({ kind }) => kind !== "sync");
    expect(
      told.map((message) => message.kind === "changes" && message.assessments.map(({ id }) => id)),
    ).toEqual([[1]]);
    expect(reader.state.lastId).not.toBe(position);
    expect(JSON.stringify(reader.messages)).toContain('"all":2');
    expect(JSON.stringify(reader.messages)).not.toContain('"all":5');
  });

  /** The store, with something that happens once when notifications are read. */
  const disturbed = (store: Store, once: { happens?: () => void }): Store => ({
    ...store,
    db: store.db.withPlugin({
      transformQuery({ node }) {
        const { happens } = once;
        if (happens && JSON.stringify(node).includes('"name":"notifications"')) {
          once.happens = undefined;
          happens();
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  });

  test("a stream that closes while its news are read is gone", async () => {
    const { store, person, limit } = await setUp();
    const once: Parameters<typeof disturbed>[1] = {};
    const feed = feedOf(disturbed(store, once));
    const leaving = new AbortController();
    const reader = read(feed.open({ ...person, role: "recruiter", limit }, undefined, leaving.signal));
    await reader.begun();
    await vi.waitFor(() => expect(feed.size()).toBe(1));
    const hasHappened = new Promise<void>((resolve) => {
      once.happens = () => {
        leaving.abort();
        resolve();
      };
    });
    await touch(store, [3]);
    feed.wake();
    await hasHappened;
    await reader.done;
    // A later look would have found it again.
    await touch(store, [3]);
    feed.wake();
    const other = read(
      feed.open({ ...person, role: "recruiter", limit }, undefined, new AbortController().signal),
    );
    await other.begun();
    expect(feed.size()).toBe(1);
  });

  test("a read that fails costs no one else a change, and its own stream comes back", async () => {
    const { store, person, limit, session } = await setUp();
    const once: Parameters<typeof disturbed>[1] = {};
    const feed = feedOf(disturbed(store, once));
    const signal = new AbortController().signal;
    const limited = read(feed.open({ ...person, role: "recruiter", limit }, undefined, signal));
    await limited.begun();
    const all = read(feed.open({ ...session, role: "recruiter" }, undefined, signal));
    await all.begun();
    once.happens = () => {
      throw new Error("Connection terminated unexpectedly");
    };
    await touch(store, [4]);
    feed.wake();
    await limited.done;
    await all.upTo(await touch(store, [5]).finally(() => feed.wake()));
    expect([...all.rows.keys()]).toEqual([4, 5]);

    const failing: Parameters<typeof disturbed>[1] = {};
    const reader = openLimitedReader(disturbed(store, failing), limit);
    await reader.begin(await readHead(store));
    await touch(store, [1]);
    failing.happens = () => {
      throw new Error("gone");
    };
    await expect(reader.next(await readHead(store))).rejects.toThrow("gone");
    expect(await reader.next(await readHead(store))).toMatchObject({ rows: [{ id: 1 }] });
  });

  test("loads nothing again if nothing has happened since the page was read", async () => {
    const { store, limit } = await setUp();
    const after = async () => parsePosition(await readPosition(limitStore(store, limit)));
    const kindOf = async (position: Position | undefined) =>
      (await feedOf(store).changesSince(position, { role: "recruiter", limit })).kind;
    const now = await after();
    await touch(store, [3]);
    expect(await kindOf(now)).toBe("changes");
    await move(store, [1], 2);
    // What is left has no newer version.
    expect(await after()).toMatchObject({ seen: 1 });
    expect(await kindOf(now)).toBe("reload");
    expect(await kindOf(await after())).toBe("changes");
    expect(await kindOf({ ...(await after()), seen: undefined } as Position)).toBe("reload");
  });

  test("tells of a shortlist that is taken from them", async () => {
    const { store, person, limit } = await setUp();
    const { shortlist } = await makeShortlist(store, { name: "First round", assessments: [1] }, ada);
    await shareShortlist(store, { id: shortlist.id, memberId: person.memberId }, ada);
    const reader = openLimitedReader(store, limit);
    await reader.begin(await readHead(store));
    await unshareShortlist(store, { id: shortlist.id, memberId: person.memberId }, ada);
    expect(await reader.next(await readHead(store))).toMatchObject({ shortlists: true, rows: [] });
    await changeShortlist(store, shortlist.id, { name: "Second round" }, ada);
    expect(await reader.next(await readHead(store))).toBeUndefined();
  });

  test("lets go of a row that leaves their sight, and shows one that comes into it", async () => {
    const { store, person, limit } = await setUp();
    const reader = openLimitedReader(store, limit);
    await reader.begin(await readHead(store));
    await move(store, [2], 2);
    expect(await reader.next(await readHead(store))).toMatchObject({ rows: undefined, counts: { all: 1 } });
    await touch(store, [2]);
    expect(await reader.next(await readHead(store))).toBeUndefined();
    await assignAssessment(store, 5, { assignee: person.memberId, from: null }, ada);
    const news = await reader.next(await readHead(store));
    expect(news).toMatchObject({ rows: [{ id: 5 }], counts: { all: 2 }, notified: true });
    await assignAssessment(store, 5, { assignee: null, from: person.memberId }, ada);
    expect(await reader.next(await readHead(store))).toMatchObject({ rows: undefined, counts: { all: 1 } });
  });

  test("has another history after each change of the limit, and its streams come back at once", async () => {
    const { store, feed, person, limit } = await setUp();
    const reader = read(
      feed.open({ ...person, role: "recruiter", limit }, undefined, new AbortController().signal),
    );
    await reader.begun();
    const before = await listAssessments(limitStore(store, limit), assessmentQuerySchema.parse({}), ada);
    const present = await findLimit(store, person.memberId);
    await changeLimit(
      store,
      person.memberId,
      {
        limit: { interviewIds: [2], own: true, unclaimed: false },
        replaces: present?.updatedAt ?? null,
      },
      ada,
    );
    feed.wake();
    store.clock.at = new Date(store.clock.at.getTime() + 5_000);
    await vi.waitFor(() => expect(reader.state.ended).toBe(true), { timeout: 10_000 });
    expect(reader.kinds()).not.toContain("bye");
    const now = await limitOf(store, { id: person.memberId, role: "recruiter" });
    const page = await listAssessments(limitStore(store, now as Limit), assessmentQuerySchema.parse({}), ada);
    expect(page.version.split("-").slice(0, -1)).not.toEqual(before.version.split("-").slice(0, -1));
    const again = feedOf(store);
    expect(await again.changesSince(undefined, { role: "recruiter", limit: now })).toMatchObject({
      kind: "reload",
      counts: { all: 3 },
    });
  });

  test("after every change its reader has the same rows as the list, and hears nothing of others", async () => {
    const { store, person, limit } = await setUp();
    const happening = fc.record({
      id: fc.integer({ min: 1, max: 5 }),
      what: fc.constantFrom("touch", "show", "hide", "assign", "unassign", "nothing", "new"),
    });
    let newest = 100;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(happening, { maxLength: 3 }), { maxLength: 6 }), async (rounds) => {
        const seenStore = limitStore(store, limit);
        const reader = openLimitedReader(store, limit);
        await reader.begin(await readHead(store));
        let held = new Map((await listed(seenStore)).map((row) => [row.id, row.version]));
        for (const round of rounds) {
          const before = JSON.stringify(await listed(seenStore));
          for (const { id, what } of round) {
            if (what === "touch") await touch(store, [id]);
            if (what === "show") await move(store, [id], 1);
            if (what === "hide") await move(store, [id], 2);
            if (what === "assign" || what === "unassign") {
              const { assignee_id } = await store.db
                .selectFrom("assessments")
                .select("assignee_id")
                .where("id", "=", id)
                .executeTakeFirstOrThrow();
              const assignee = what === "assign" ? person.memberId : null;
              if (assignee_id !== assignee)
                await assignAssessment(store, id, { assignee, from: assignee_id }, ada);
            }
            if (what === "new") {
              newest += 1;
              await createAssessment(store, newest, {
                email: `new${newest}@example.com`,
                interview_id: 2 - (newest % 2),
              });
              await touch(store, [newest]);
            }
          }
          const news = await reader.next(await readHead(store));
          const now = await listed(seenStore);
          if (JSON.stringify(now) === before && !news?.notified) expect(news).toBeUndefined();
          if (news && !news.rows) held = new Map(now.map((row) => [row.id, row.version]));
          for (const row of news?.rows ?? []) held.set(row.id, row.version);
          expect([...held].sort()).toEqual(now.map((row) => [row.id, row.version]).sort());
          if (news) expect(news.counts.all).toBe(now.length);
        }
      }),
      { numRuns: 15 },
    );
  });
});
