import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { nextVersion } from "@/lib/db/next-version";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { readHead, readNews } from "@/lib/feed/read-news";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";

const dana = { id: "dana", name: "Dana Whitfield" };

onEachStore("what the feed tells of what needs attention", (place) => {
  test("rows that an unconfirmed invitation could be have it asked for again", async () => {
    const store = await createStore((await (await place()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    await createMember(store, dana.id, dana.name);
    const arrives = async (id: number) => {
      const before = await readHead(store);
      const version = await store.db
        .transaction()
        .execute((transaction) => nextVersion(transaction, store.sourceId));
      const created_at = store.now().toISOString();
      const unclaimed = { identity: "unclaimed", interview_id: null, status: "pending" } as const;
      await createAssessment(store, id, { ...unclaimed, created_at, version });
      return readNews(store, before, await readHead(store));
    };
    expect((await arrives(1)).attention).toBe(false);

    const input = { interviewId: 1, candidate: { email: "bela@example.com" }, suppressCandidateEmail: false };
    const invitation = await recordInvitation(store, randomUUID(), input, dana);
    await store.db
      .updateTable("invitations")
      .set({ state: "unconfirmed" })
      .where("id", "=", invitation?.id ?? "")
      .execute();
    const news = await arrives(2);
    expect(news.rows?.map(({ id }) => id)).toEqual([2]);
    expect(news.attention).toBe(true);
  });
});
