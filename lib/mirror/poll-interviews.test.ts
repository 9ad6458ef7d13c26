import { sql } from "kysely";
import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createStore } from "@/lib/db/testing-rows";
import { guardNothing } from "@/lib/mirror/guard";
import { pollInterviews } from "@/lib/mirror/poll-interviews";

onEachStore("the poll of the interviews", (store) => {
  const setUp = async () => {
    const source = await createStore((await (await store()).open()).db);
    const poll = (names: Record<number, string>, guard = guardNothing(source)) => {
      const rows = Object.entries(names).map(([id, name]) => ({ id: Number(id), name }));
      return pollInterviews(source, { listInterviews: async () => ({ rows, unreadable: 0 }) }, guard);
    };
    const rows = (interview: number) =>
      source.db
        .selectFrom("assessments")
        .select([sql<string>`interview_folded`.as("folded"), "version"])
        .where("interview_id", "=", interview)
        .execute();
    const version = async () =>
      (await source.db.selectFrom("sources").select("version").executeTakeFirstOrThrow()).version;
    const fill = async (howMany: number) => {
      for (let id = 1; id <= howMany; id += 1)
        await createAssessment(source, id, { email: "a@example.com", interview_id: 1 });
      await createAssessment(source, howMany + 1, { email: "a@example.com", interview_id: 2 });
    };
    return { source, poll, rows, version, fill };
  };

  test("brings a new or changed name to every assessment, in batches that open tables see", async () => {
    const { poll, rows, version, fill } = await setUp();
    await fill(450);
    await poll({ 1: "Sales", 2: "Support" });
    expect(new Set((await rows(1)).map(({ folded }) => folded))).toEqual(new Set(["sales"]));
    const before = await version();
    await poll({ 1: "Sales", 2: "Support" });
    expect(await version()).toBe(before);
    await poll({ 1: "Selling", 2: "Support" });
    const renamed = await rows(1);
    expect(new Set(renamed.map(({ folded }) => folded))).toEqual(new Set(["selling"]));
    expect(renamed.every((row) => row.version > before)).toBe(true);
    expect(new Set(renamed.map((row) => row.version)).size).toBe(3);
    expect((await rows(2)).every((row) => row.version <= before && row.folded === "support")).toBe(true);
  });

  test("goes on where it was interrupted, also with rows that came meanwhile", async () => {
    const { source, poll, rows, fill } = await setUp();
    await poll({ 1: "Sales" });
    await fill(250);
    let asked = 0;
    const broken = async () => {
      asked += 1;
      if (asked === 3) throw new Error("lost");
    };
    await expect(poll({ 1: "Selling" }, broken)).rejects.toThrow("lost");
    await createAssessment(source, 900, { email: "b@example.com", interview_id: 1 });
    await poll({ 1: "Selling" });
    await createAssessment(source, 901, { email: "c@example.com", interview_id: 1 });
    expect(new Set((await rows(1)).map(({ folded }) => folded))).toEqual(new Set(["selling"]));
  });
});
