import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createStore } from "@/lib/db/testing-rows";
import { learnIdentities } from "@/lib/mirror/learning/learn-identities";

onEachStore("a row that the store refuses", (place) => {
  test("waits like any other that failed, and the others are learned", async () => {
    const store = await createStore((await (await place()).open()).db);
    for (const id of [1, 2, 3])
      await createAssessment(store, id, { status: "recommended", interview_id: null });
    // Too long for an entry of PostgreSQL's index, and too random to be compressed into one.
    const overlong = `${randomBytes(8_000).toString("hex")}@example.com`;
    const getAssessment = async (id: number) => ({
      id,
      status: "not_recommended" as const,
      createdAt: "2026-03-01T00:00:00.000Z",
      applicationUrl: `https://apply.example/${id}`,
      candidateEmail: id === 3 ? overlong : `c${id}@example.com`,
      interviewId: 1,
    });
    await learnIdentities(store, { getAssessment });
    const rows = await store.db
      .selectFrom("assessments")
      .select(["id", "identity", "learn_attempts"])
      .where("id", "<", 3)
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { id: 1, identity: "learned", learn_attempts: 0 },
      { id: 2, identity: "learned", learn_attempts: 0 },
    ]);
    const refused = await store.db
      .selectFrom("assessments")
      .select(["identity_read_at", "learn_attempts"])
      .where("id", "=", 3)
      .executeTakeFirstOrThrow();
    // SQLite takes texts of any length.
    expect(refused.identity_read_at !== null || refused.learn_attempts === 1).toBe(true);
  });
});
