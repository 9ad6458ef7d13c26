import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { untilBlocked } from "@/lib/db/testing-locks";
import { readHead, readNews } from "@/lib/feed/read-news";
import { changeLimit } from "@/lib/members/change-limit";
import { changeMember, changeWithin, type MemberChange } from "@/lib/members/change-member";
import { deleteShortlist } from "@/lib/shortlists/delete-shortlist";
import { keptEnded } from "@/lib/shortlists/forget-ended-links";
import { mostLinks, shownEnded } from "@/lib/shortlists/names";
import { readShortlist } from "@/lib/shortlists/read-shortlist";
import { shareShortlist } from "@/lib/shortlists/share-shortlist";
import { makeSharedLink, readByLink, revokeSharedLink } from "@/lib/shortlists/shared-links";
import {
  appUrl,
  auditOf,
  ben,
  dana,
  dayMs,
  make,
  problemOf,
  setUpShortlists,
  tokenOf,
} from "@/lib/shortlists/testing-shortlists";

onEachStore("a link to a shortlist", (open, { testOfTwoWriters }) => {
  const setUp = async () => {
    const { store } = await setUpShortlists(open);
    const { id } = await make(store, 1);
    const link = async (user: typeof dana | typeof ben = ben, days = 30) =>
      tokenOf((await makeSharedLink(store, { id, days, appUrl }, user)).url);
    const by = { actor: dana, now: store.now(), signIn: { passwordSignIn: "on" } as const };
    const change = (what: MemberChange) => changeMember(store.db, ben.id, what, by);
    const works = async (token: string) => (await readByLink(store, token)) !== undefined;
    return { store, id, by, link, change, works };
  };

  test("shows no more than who made it sees now", async () => {
    const { store, id, link } = await setUp();
    const [bens, danas] = [await link(ben), await link(dana)];
    const read = async (token: string) => (await readByLink(store, token))?.candidates.length;
    expect([await read(bens), await read(danas)]).toEqual([1, 1]);
    const limit = (interviewIds: number[], replaces: string | null) =>
      changeLimit(
        store,
        ben.id,
        { limit: { interviewIds, own: false, unclaimed: false }, replaces },
        { id: "ada", name: "Ada" },
      );
    const limited = await limit([], null);
    expect([await read(bens), await read(danas)]).toEqual([undefined, 1]);
    await limit([1], limited?.updatedAt ?? null);
    // The list is Dana’s.
    expect(await read(bens)).toBeUndefined();
    await shareShortlist(store, { id, memberId: ben.id }, dana);
    expect(await read(bens)).toBe(1);
  });

  test("ends with the account of who made it, for good, and the log has one entry", async () => {
    const { store, id, link, change, works } = await setUp();
    const [theirs, more, mine] = [await link(), await link(), await link(dana)];
    const before = await readHead(store);
    await change({ kind: "disable" });
    expect(await Promise.all([theirs, more, mine].map(works))).toEqual([false, false, true]);
    expect(await readNews(store, before, await readHead(store))).toMatchObject({ shortlists: true });
    const { links } = await readShortlist(store, id, dana);
    expect(links.map(({ by, state }) => [by, state]).sort()).toEqual([
      [ben.name, "revoked"],
      [ben.name, "revoked"],
      [dana.name, "works"],
    ]);
    await change({ kind: "enable" });
    expect(await works(theirs)).toBe(false);
    await change({ kind: "disable" });
    const log = await auditOf(store);
    expect(log.filter((line) => line.startsWith("shortlist_links"))).toEqual([
      `shortlist_links_ended ${ben.name}`,
    ]);
    const ended = await store.db
      .selectFrom("audit_log")
      .select("details")
      .where("action", "=", "shortlist_links_ended")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(ended.details)).toMatchObject({ links: 2 });
  });

  test("ends with the role that may make one, and only with that", async () => {
    const { link, change, works } = await setUp();
    const token = await link();
    await change({ kind: "role", role: "administrator" });
    await change({ kind: "role", role: "recruiter" });
    await change({ kind: "name", name: "Ben I." });
    await change({ kind: "reset", passwordHash: null });
    expect(await works(token)).toBe(true);
    await change({ kind: "role", role: "viewer" });
    expect(await works(token)).toBe(false);
    await change({ kind: "role", role: "recruiter" });
    expect(await works(token)).toBe(false);
  });

  test("isn’t made for somebody who was disabled while they asked", async () => {
    const { store, id, link, change } = await setUp();
    await change({ kind: "disable" });
    expect(await problemOf(link())).toMatchObject({ status: 403 });
    expect((await readShortlist(store, id, dana)).links).toEqual([]);
  });

  testOfTwoWriters("ends too when it was being made just then", async () => {
    const { store, by, link, change, works } = await setUp();
    const disabling = store.db.transaction().execute(async (transaction) => {
      await changeWithin(transaction, ben.id, [{ kind: "disable" }], by);
      // It may be refused before this transaction has returned.
      const late = problemOf(link());
      await untilBlocked(store.db);
      return { late };
    });
    const { late } = await disabling;
    expect(await late).toMatchObject({ status: 403 });
    await change({ kind: "enable" });
    expect(await works(await link())).toBe(true);
  });

  test("that has ended is shown among the newest, and kept for a while", async () => {
    const { store, id, link } = await setUp();
    const linksOf = async () => (await readShortlist(store, id, dana)).links;
    const kept = async () => (await store.db.selectFrom("shortlist_links").select("id").execute()).length;
    for (let round = 0; round < keptEnded + 5; round += 1) {
      store.clock.at = new Date(store.clock.at.getTime() + 1_000);
      await link();
      const works = (await linksOf()).find(({ state }) => state === "works");
      await revokeSharedLink(store, { id, linkId: works?.id ?? "" }, dana);
    }
    const ended = await linksOf();
    expect(ended).toHaveLength(shownEnded);
    expect(ended[0]?.createdAt).toBe(store.clock.at.toISOString());
    expect(await kept()).toBe(keptEnded);
    for (let more = 0; more < mostLinks; more += 1) await link(dana, 7);
    expect((await linksOf()).filter(({ state }) => state === "works")).toHaveLength(mostLinks);
    expect(await linksOf()).toHaveLength(mostLinks + shownEnded);
    store.clock.at = new Date(store.clock.at.getTime() + 91 * dayMs);
    // Another list’s link clears this one’s away.
    const { id: other } = await make(store, 2);
    await makeSharedLink(store, { id: other, days: 1, appUrl }, dana);
    expect(await kept()).toBe(mostLinks + 1);
    store.clock.at = new Date(store.clock.at.getTime() + 7 * dayMs);
    await makeSharedLink(store, { id: other, days: 1, appUrl }, dana);
    expect(await kept()).toBe(2);
    await deleteShortlist(store, other, dana);
    expect(await kept()).toBe(0);
  });

  test("stays ended as it ended: one that has expired can’t be revoked", async () => {
    const { store, id, link } = await setUp();
    await link(ben, 1);
    store.clock.at = new Date(store.clock.at.getTime() + dayMs);
    const [one] = (await readShortlist(store, id, dana)).links;
    const { links } = await revokeSharedLink(store, { id, linkId: one?.id ?? "" }, dana);
    expect(links).toMatchObject([{ state: "expired" }]);
  });
});
