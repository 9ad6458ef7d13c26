import { expect, test } from "vitest";
import { linkLimit } from "@/lib/auth/setup-links/guard-setup-link";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createStore } from "@/lib/db/testing-rows";
import { limitStore } from "@/lib/db/visibility/limit-store";
import { readHead, readNews } from "@/lib/feed/read-news";
import { addCandidates } from "@/lib/shortlists/add-candidates";
import { changeCandidate, removeCandidate } from "@/lib/shortlists/change-candidate";
import { changeShortlist } from "@/lib/shortlists/change-shortlist";
import { deleteShortlist } from "@/lib/shortlists/delete-shortlist";
import type { ShortlistUser } from "@/lib/shortlists/find-shortlist";
import { openSharedLink } from "@/lib/shortlists/guard-shared-link";
import { listShortlists } from "@/lib/shortlists/list-shortlists";
import { makeShortlist } from "@/lib/shortlists/make-shortlist";
import { mostCandidates, mostLinks } from "@/lib/shortlists/names";
import { readReading, readShortlist } from "@/lib/shortlists/read-shortlist";
import { type Shortlist, shortlistsQuerySchema } from "@/lib/shortlists/schema";
import { shareShortlist, unshareShortlist } from "@/lib/shortlists/share-shortlist";
import { makeSharedLink, noteOpened, readByLink, revokeSharedLink } from "@/lib/shortlists/shared-links";
import {
  appUrl,
  auditOf,
  ben,
  dana,
  dayMs,
  make,
  max,
  problemOf,
  setUpShortlists,
  tokenOf,
  vi,
} from "@/lib/shortlists/testing-shortlists";
import { vote } from "@/lib/shortlists/vote";

const orderOf = ({ candidates }: Shortlist) => candidates.map(({ assessmentId }) => assessmentId);
onEachStore("a shortlist", (open) => {
  const setUp = () => setUpShortlists(open);

  test("keeps the order it was made in, moves, and takes back what was taken out", async () => {
    const { store } = await setUp();
    const { id } = await make(store, 3, 1, 2);
    const move = (assessmentId: number, before: number | null) =>
      changeCandidate(store, { id, assessmentId }, { before }, dana).then(orderOf);
    expect(await move(2, 3)).toEqual([2, 3, 1]);
    expect(await move(2, null)).toEqual([3, 1, 2]);
    await changeCandidate(store, { id, assessmentId: 1 }, { word: "Asks well." }, dana);
    await vote(store, { id, assessmentId: 1 }, { answer: "yes", comment: "" }, ben);
    const without = await removeCandidate(store, { id, assessmentId: 1 }, dana);
    expect(orderOf(without)).toEqual([3, 2]);
    const back = [{ assessmentId: 1, word: "Asks well.", before: 2 }];
    const { shortlist, added } = await addCandidates(store, id, back, dana);
    expect([orderOf(shortlist), added]).toEqual([[3, 1, 2], [1]]);
    expect(shortlist.candidates[1]).toMatchObject({
      word: "Asks well.",
      votes: [{ by: ben.name, answer: "yes" }],
    });
    // One that stands in front of nothing any more goes to the end.
    expect(await move(3, 99)).toEqual([1, 2, 3]);
  });

  test("is moved by who sees a part of it, and the others stay in their order", async () => {
    const { store } = await setUp();
    const { id } = (await makeShortlist(store, { name: "First round", assessments: [3, 1, 4, 5] }, dana))
      .shortlist;
    await shareShortlist(store, { id, memberId: ben.id }, dana);
    await createInterview(store, 2, "Data Analyst");
    await store.db.updateTable("assessments").set({ interview_id: 2 }).where("id", "in", [1, 2]).execute();
    const limited = limitStore(store, {
      memberId: ben.id,
      rows: { interviewIds: [2], own: false, unclaimed: false },
    });
    const order = async () => orderOf(await readShortlist(store, id, dana));
    await addCandidates(limited, id, [{ assessmentId: 2 }], ben);
    expect(await order()).toEqual([3, 1, 4, 5, 2]);
    await changeCandidate(limited, { id, assessmentId: 2 }, { before: 1 }, ben);
    expect(await order()).toEqual([3, 2, 1, 4, 5]);
    expect(orderOf(await readShortlist(limited, id, ben))).toEqual([2, 1]);
    // Whether a hidden one is in it can’t be told.
    for (const assessmentId of [4, 99])
      expect(await problemOf(addCandidates(limited, id, [{ assessmentId }], ben))).toMatchObject({
        status: 404,
      });
    for (const before of [4, 99]) await changeCandidate(limited, { id, assessmentId: 2 }, { before }, ben);
    expect(await order()).toEqual([3, 1, 4, 5, 2]);
  });

  test("names who is in it already, and adds nobody when one isn’t there or too many would be", async () => {
    const { store } = await setUp();
    const { id } = await make(store, 1, 2);
    const again = await addCandidates(
      store,
      id,
      [{ assessmentId: 2 }, { assessmentId: 3 }, { assessmentId: 3 }],
      dana,
    );
    expect([again.added, again.already, orderOf(again.shortlist)]).toEqual([[3], [2], [1, 2, 3]]);
    const unknown = addCandidates(store, id, [{ assessmentId: 4 }, { assessmentId: 77 }], dana);
    expect(await problemOf(unknown)).toMatchObject({ status: 404, reason: "assessment_missing" });
    for (let more = 10; more < 10 + mostCandidates; more += 1) await createAssessment(store, more);
    const many = Array.from({ length: mostCandidates - 2 }, (_, at) => ({ assessmentId: 10 + at }));
    expect(await problemOf(addCandidates(store, id, many, dana))).toMatchObject({ code: "shortlist_full" });
    expect(orderOf(await readShortlist(store, id, dana))).toEqual([1, 2, 3]);
    const full = await addCandidates(store, id, many.slice(1), dana);
    expect(full.shortlist.candidates).toHaveLength(mostCandidates);
    expect(full.shortlist.candidates.at(-1)).toMatchObject({ assessmentId: 10 + mostCandidates - 3 });
  });

  test("tells the second of two who write about the first, and lets two fields be", async () => {
    const { store } = await setUp();
    const { id } = await make(store, 1);
    await changeShortlist(store, id, { note: "For May.", from: { note: "" } }, ben);
    const second = changeShortlist(store, id, { note: "For June.", from: { note: "" } }, dana);
    expect(await problemOf(second)).toMatchObject({
      status: 409,
      code: "shortlist_changed",
      params: { by: ben.name },
      extra: { shortlist: { note: "For May." } },
    });
    // The same text, or another field, is in nobody’s way.
    await changeShortlist(store, id, { note: "For May.", from: { note: "" } }, dana);
    await changeShortlist(store, id, { name: "Backend 2", from: { name: "Backend" } }, dana);
    const place = { id, assessmentId: 1 };
    await changeCandidate(store, place, { word: "Calm.", from: { word: "" } }, ben);
    const word = changeCandidate(store, place, { word: "Quick.", from: { word: "" } }, dana);
    expect(await problemOf(word)).toMatchObject({ code: "shortlist_changed", params: { by: ben.name } });
    expect(await readShortlist(store, id, dana)).toMatchObject({
      name: "Backend 2",
      note: "For May.",
      candidates: [{ word: "Calm." }],
    });
  });

  test("is every recruiter’s, and a viewer’s only while it is shared with them", async () => {
    const { store } = await setUp();
    const { id } = await make(store, 1);
    const seenBy = async (who: ShortlistUser) =>
      [
        ...(await listShortlists(store, shortlistsQuerySchema.parse({}), who)).shortlists,
        ...(await listShortlists(store, shortlistsQuerySchema.parse({ state: "archived" }), who)).shortlists,
      ].map(({ name }) => name);
    expect([await seenBy(dana), await seenBy(vi)]).toEqual([["Backend"], []]);
    expect(await problemOf(readReading(store, id, vi))).toMatchObject({ reason: "shortlist_missing" });
    const { readers } = await shareShortlist(store, { id, memberId: vi.id }, dana);
    expect(readers).toMatchObject([{ id: vi.id, name: vi.name }]);
    await shareShortlist(store, { id, memberId: vi.id }, dana);
    expect([await seenBy(vi), await seenBy(max)]).toEqual([["Backend"], []]);
    expect(
      await problemOf(vote(store, { id, assessmentId: 1 }, { answer: "no", comment: "" }, max)),
    ).toMatchObject({
      reason: "shortlist_missing",
    });
    await changeShortlist(store, id, { archived: true }, dana);
    expect([await seenBy(dana), await seenBy(vi)]).toEqual([["Backend"], []]);
    await changeShortlist(store, id, { archived: false }, dana);
    await unshareShortlist(store, { id, memberId: vi.id }, dana);
    expect(await seenBy(vi)).toEqual([]);
    await store.db
      .updateTable("members")
      .set({ disabled_at: "2026-03-01T00:00:00.000Z" })
      .where("id", "=", vi.id)
      .execute();
    expect(await problemOf(shareShortlist(store, { id, memberId: vi.id }, dana))).toMatchObject({
      reason: "person_missing",
    });
    expect((await auditOf(store)).filter((line) => line.includes("share"))).toEqual([
      "shortlist_shared Backend",
      "shortlist_unshared Backend",
    ]);
  });

  test("counts what readers say, changed and taken back", async () => {
    const { store } = await setUp();
    const { id } = await make(store, 1, 2);
    await shareShortlist(store, { id, memberId: vi.id }, dana);
    const say = (assessmentId: number, answer: "yes" | "no" | "unsure" | null, who: ShortlistUser = vi) =>
      vote(store, { id, assessmentId }, { answer, comment: "Let us meet." }, who);
    await say(1, "unsure");
    const { candidates } = await say(1, "yes");
    await say(2, "no");
    await say(1, "no", ben);
    expect(candidates[0]?.vote).toMatchObject({ answer: "yes", comment: "Let us meet." });
    // A reader is told their own alone.
    expect(JSON.stringify(await readReading(store, id, vi))).not.toContain(ben.name);
    const votesOf = async (who: ShortlistUser) =>
      (await listShortlists(store, shortlistsQuerySchema.parse({}), who)).shortlists[0]?.votes;
    expect(await votesOf(dana)).toEqual({ yes: 1, no: 2, unsure: 0 });
    expect(await votesOf(vi)).toEqual({ yes: 1, no: 1, unsure: 0 });
    await say(2, null);
    expect(await votesOf(dana)).toEqual({ yes: 1, no: 1, unsure: 0 });
    await removeCandidate(store, { id, assessmentId: 1 }, dana);
    expect(await votesOf(dana)).toEqual({ yes: 0, no: 0, unsure: 0 });
    expect(await problemOf(say(1, "yes"))).toMatchObject({ reason: "shortlist_candidate_missing" });
  });

  test("tells the holder of a link nothing but what it is to show", async () => {
    const { store } = await setUp();
    await store.db
      .updateTable("assessments")
      .set({ decision: "advance", decided_at: "2026-03-09T12:00:00.000Z", decided_by_name: "Ben Ito" })
      .where("id", "=", 1)
      .execute();
    await store.db
      .updateTable("assessments")
      .set({ report_url: "javascript:alert(1)", first_name: null, last_name: null })
      .where("id", "=", 2)
      .execute();
    const { id } = await make(store, 1, 2);
    await changeCandidate(store, { id, assessmentId: 1 }, { word: "Asks well." }, dana);
    await vote(store, { id, assessmentId: 1 }, { answer: "no", comment: "Hm." }, ben);
    const { url, expiresAt } = await makeSharedLink(store, { id, days: 7, appUrl }, dana);
    const bare = await readByLink(store, tokenOf(url));
    expect(bare).toEqual({
      name: "Backend",
      note: "",
      by: dana.name,
      updatedAt: expect.any(String),
      expiresAt,
      candidates: [
        {
          name: "Ana Osei",
          interview: "Backend Engineer",
          status: "recommended",
          detail: "Strong on queues.",
          completedBetween: { before: "2026-03-09T10:00:00.000Z" },
          reportUrl: "https://reports.example/0",
          word: "Asks well.",
        },
        {
          interview: "Backend Engineer",
          status: "recommended",
          detail: "Strong on queues.",
          completedBetween: { before: "2026-03-09T10:00:00.000Z" },
        },
      ],
    });
    const told = JSON.stringify(bare);
    for (const secret of ["apply.example", "@example.com", "+44", "EXT-", "cv.pdf", "javascript", "Hm.", id])
      expect(told).not.toContain(secret);

    await changeShortlist(store, id, { showsEmail: true }, dana);
    expect(await readByLink(store, tokenOf(url))).toMatchObject({
      candidates: [{ email: "ana@example.com" }, {}],
    });
    expect(JSON.stringify(await readByLink(store, tokenOf(url)))).not.toContain("+44");
    await changeShortlist(store, id, { showsEmail: false, showsPhone: true, showsDecision: true }, dana);
    const [first] = (await readByLink(store, tokenOf(url)))?.candidates ?? [];
    expect(first).toMatchObject({ phone: "+442079460008", decision: "advance" });
    expect(first).not.toHaveProperty("email", expect.anything());
    // A signed-in reader is told no more.
    expect(JSON.stringify(await readReading(store, id, ben))).not.toContain("@example.com");
    // Nor is the screen of its recruiters made of an application link.
    expect(JSON.stringify(await readShortlist(store, id, dana))).not.toContain("apply.example");
  });

  test("ends a link at its time, when it is revoked, or with its list; all of them alike", async () => {
    const { store, database } = await setUp();
    const { id } = await make(store, 1);
    const link = async (days: number) =>
      tokenOf((await makeSharedLink(store, { id, days, appUrl }, dana)).url);
    const [day, week, month] = [await link(1), await link(7), await link(30)];
    expect(day).toMatch(/^[\w-]{43}$/);
    const kept = await store.db.selectFrom("shortlist_links").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(day);
    const works = async (token: string) => (await readByLink(store, token)) !== undefined;
    expect(await Promise.all([day, week, month].map(works))).toEqual([true, true, true]);
    store.clock.at = new Date(store.clock.at.getTime() + dayMs);
    expect(await Promise.all([day, week, month].map(works))).toEqual([false, true, true]);
    const { links } = await readShortlist(store, id, dana);
    const states = () =>
      readShortlist(store, id, dana).then((list) => list.links.map(({ state }) => state).sort());
    expect(await states()).toEqual(["expired", "works", "works"]);
    const weeks = links.find(({ expiresAt }) => expiresAt === "2026-03-17T12:00:00.000Z");
    await revokeSharedLink(store, { id, linkId: weeks?.id ?? "" }, ben);
    expect(await states()).toEqual(["expired", "revoked", "works"]);
    const refusal = (token: string, address: string) =>
      problemOf(openSharedLink(store, database, { token, address }));
    const gone = await refusal("0".repeat(43), "192.0.2.1");
    expect(gone).toMatchObject({ status: 404, reason: "shared_link_spent" });
    expect(await refusal(day, "192.0.2.1")).toEqual(gone);
    expect(await refusal(week, "192.0.2.1")).toEqual(gone);
    await changeShortlist(store, id, { archived: true }, dana);
    expect(await refusal(month, "192.0.2.1")).toEqual(gone);
    await changeShortlist(store, id, { archived: false }, dana);
    expect(await works(month)).toBe(true);
    const other = await createStore(store.db, { account: "other" });
    expect(await readByLink({ ...other, now: store.now }, month)).toBeUndefined();
    await deleteShortlist(store, id, dana);
    expect(await refusal(month, "192.0.2.1")).toEqual(gone);
    expect(await problemOf(readShortlist(store, id, dana))).toMatchObject({ reason: "shortlist_missing" });
    const entries = await auditOf(store);
    expect(entries.filter((line) => /shortlist_(link|deleted)/.test(line))).toEqual([
      "shortlist_link_made Backend",
      "shortlist_link_made Backend",
      "shortlist_link_made Backend",
      "shortlist_link_revoked Backend",
      "shortlist_deleted Backend",
    ]);
    expect(entries).toContain("shared_link_refused");
  });

  test("lets nobody try one link after the other, and a working one open all the same", async () => {
    const { store, database } = await setUp();
    const { id } = await make(store, 1);
    const token = tokenOf((await makeSharedLink(store, { id, days: 1, appUrl }, dana)).url);
    const guess = (n: number, address = "192.0.2.7") =>
      problemOf(openSharedLink(store, database, { token: `guess-${n}`, address }));
    for (let n = 0; n < linkLimit.points; n += 1) expect(await guess(n)).toMatchObject({ status: 404 });
    expect(await guess(99)).toMatchObject({ status: 429, headers: { "retry-after": expect.any(String) } });
    expect(await guess(99, "198.51.100.7")).toMatchObject({ status: 404 });
    expect(await openSharedLink(store, database, { token, address: "192.0.2.7" })).toMatchObject({
      name: "Backend",
    });
  });

  test("counts how often a link was opened, and has room for so many", async () => {
    const { store } = await setUp();
    const { id } = await make(store, 1);
    const { url } = await makeSharedLink(store, { id, days: 1, appUrl }, dana);
    await noteOpened(store, tokenOf(url));
    store.clock.at = new Date(store.clock.at.getTime() + 60_000);
    await noteOpened(store, tokenOf(url));
    expect((await readShortlist(store, id, dana)).links).toMatchObject([
      { opened: 2, lastOpenedAt: store.clock.at.toISOString(), state: "works" },
    ]);
    for (let n = 1; n < mostLinks; n += 1) await makeSharedLink(store, { id, days: 1, appUrl }, dana);
    const more = () => problemOf(makeSharedLink(store, { id, days: 1, appUrl }, dana));
    expect(await more()).toMatchObject({ code: "too_many_links" });
    store.clock.at = new Date(store.clock.at.getTime() + dayMs);
    expect(await more()).toBeUndefined();
  });

  test("is news to whoever listens, whatever of it has changed", async () => {
    const { store } = await setUp();
    const { id } = await make(store, 1);
    const heard = async (change: () => Promise<unknown>) => {
      const before = await readHead(store);
      await change();
      const { shortlists, rows, attention } = await readNews(store, before, await readHead(store));
      return { shortlists, rows, attention };
    };
    const place = { id, assessmentId: 1 };
    const news = { shortlists: true, rows: [], attention: false };
    expect(await heard(() => changeShortlist(store, id, { note: "New" }, dana))).toEqual(news);
    expect(await heard(() => changeCandidate(store, place, { word: "New" }, dana))).toEqual(news);
    expect(await heard(() => vote(store, place, { answer: "yes", comment: "" }, ben))).toEqual(news);
    expect(await heard(() => shareShortlist(store, { id, memberId: vi.id }, dana))).toEqual(news);
    expect(await heard(() => removeCandidate(store, place, dana))).toEqual(news);
    expect(await heard(() => deleteShortlist(store, id, dana))).toEqual(news);
    expect(await heard(async () => undefined)).toMatchObject({ shortlists: false });
  });

  test("stays with those who are gone, archived or corrected, as they are now", async () => {
    const { store } = await setUp();
    const { id } = await make(store, 1, 2);
    await store.db
      .updateTable("assessments")
      .set({
        gone_at: "2026-03-09T12:00:00.000Z",
        archived_at: "2026-03-09T12:00:00.000Z",
        first_name: "Anna",
      })
      .where("id", "=", 1)
      .execute();
    const token = tokenOf((await makeSharedLink(store, { id, days: 1, appUrl }, dana)).url);
    expect(await readByLink(store, token)).toMatchObject({
      candidates: [{ name: "Anna Osei", isGone: true }, { name: "Bo Osei" }],
    });
    expect(await readShortlist(store, id, dana)).toMatchObject({
      candidates: [{ archivedAt: "2026-03-09T12:00:00.000Z" }, {}],
    });
  });
});
