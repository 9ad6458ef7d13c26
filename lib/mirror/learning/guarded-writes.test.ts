import { expect, test } from "vitest";
import { NotFound } from "@/lib/assessment-api/errors";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createStore } from "@/lib/db/testing-rows";
import { learnIdentities } from "@/lib/mirror/learning/learn-identities";
import { LeaseLost } from "@/lib/mirror/lease/lease";

onEachStore("who polls no more", (store) => {
  test("writes nothing of what it still reads", async () => {
    const source = await createStore((await (await store()).open()).db);
    await createAssessment(source, 1, { identity: "unclaimed", status: "recommended", interview_id: null });
    const row = () =>
      source.db
        .selectFrom("assessments")
        .select(["identity", "learn_attempts", "version"])
        .executeTakeFirstOrThrow();
    const before = await row();
    const lost = async () => {
      throw new LeaseLost();
    };
    const told = { status: "recommended", candidateEmail: "a@example.com" };
    const answers = [
      async () => told as never,
      async () => {
        throw new NotFound({ operation: "getAssessment" });
      },
    ];
    for (const getAssessment of answers)
      await expect(learnIdentities(source, { getAssessment }, { guard: lost })).rejects.toBeInstanceOf(
        LeaseLost,
      );
    expect(await row()).toEqual(before);
    await learnIdentities(source, { getAssessment: async () => told as never });
    expect(await row()).toMatchObject({ identity: "learned" });
  });
});
