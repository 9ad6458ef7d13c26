import { sql } from "kysely";
import { expect, test } from "vitest";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { readConnection } from "@/lib/connection/read-connection";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createStore } from "@/lib/db/testing-rows";
import { mostInterviews, pollInterviews } from "@/lib/mirror/interviews/poll-interviews";
import { type Guard, guardNothing } from "@/lib/sync/guard";
import { deepTest } from "@/lib/testing-deep";

const connection = {
  source: { kind: "service", baseUrl: "https://service.example/v1", account: "default" },
  keyLastFour: "9f3c",
} as const;

/** So many interviews from an id on. */
const many = (count: number, from = 1) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [from + index, `Interview ${from + index}`]),
  );

onEachStore("the poll of the interviews", (store) => {
  const setUp = async () => {
    const source = await createStore((await (await store()).open()).db);
    const poll = (names: Record<number, string>, guard: Guard = guardNothing(source), unreadable = 0) => {
      const rows = Object.entries(names).map(([id, name]) => ({ id: Number(id), name }));
      return pollInterviews(source, { listInterviews: async () => ({ rows, unreadable }) }, guard);
    };
    /** @returns how many transactions the poll took. */
    const countWrites = async (names: Record<number, string>) => {
      let asked = 0;
      await poll(names, async (transaction) => {
        asked += 1;
        await guardNothing(source)(transaction);
      });
      return asked;
    };
    const kept = () =>
      source.db
        .selectFrom("interviews")
        .select(["id", "name", "name_folded", "position", "retired_at"])
        .orderBy("id")
        .execute();
    const odd = async () => (await readConnection(source, connection)).odd.interviews;
    const rows = (interview: number) =>
      source.db
        .selectFrom("assessments")
        .select([sql<string>`interview_folded`.as("folded"), "version"])
        .where("interview_id", "=", interview)
        .execute();
    const version = async () =>
      (await source.db.selectFrom("sources").select("version").executeTakeFirstOrThrow()).version;
    const fill = async (howMany: number) => {
      await createAssessment(source, 1, { email: "a@example.com", interview_id: 1 });
      const row = await source.db.selectFrom("assessments").selectAll().executeTakeFirstOrThrow();
      const others = Array.from({ length: howMany - 1 }, (_, index) => ({ ...row, id: index + 2 }));
      for (let start = 0; start < others.length; start += 100)
        await source.db
          .insertInto("assessments")
          .values(others.slice(start, start + 100))
          .execute();
      await createAssessment(source, howMany + 1, { email: "a@example.com", interview_id: 2 });
    };
    return { source, poll, countWrites, kept, odd, rows, version, fill };
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
    await poll({ 1: "Selling", 2: "Support" });
    const renamed = await rows(1);
    expect(new Set(renamed.map(({ folded }) => folded))).toEqual(new Set(["selling"]));
    expect(renamed.every((row) => row.version > before)).toBe(true);
    expect(new Set(renamed.map((row) => row.version)).size).toBe(3);
    expect((await rows(2)).every((row) => row.version <= before && row.folded === "support")).toBe(true);
  });

  test.each([
    ["with the same name", "Selling"],
    ["with the one before again", "Sales"],
    ["with yet another", "Marketing"],
  ])("goes on where it was interrupted, %s, also with rows that came meanwhile", async (_title, name) => {
    const { source, poll, rows, kept, fill } = await setUp();
    await poll({ 1: "Sales" });
    await fill(450);
    await poll({ 1: "Selling" });
    let spread = 0;
    const broken: Guard = async (transaction) => {
      const names = await transaction
        .selectFrom("assessments")
        .select("id")
        .where(sql<boolean>`interview_folded = 'selling'`)
        .limit(1)
        .execute();
      spread += names.length;
      if (spread > 1) throw new Error("lost");
      await guardNothing(source)(transaction);
    };
    await expect(poll({ 1: "Selling" }, broken)).rejects.toThrow("lost");
    expect(new Set((await rows(1)).map(({ folded }) => folded))).toEqual(new Set(["sales", "selling"]));
    await createAssessment(source, 900, { email: "b@example.com", interview_id: 1 });
    await poll({ 1: name });
    await createAssessment(source, 901, { email: "c@example.com", interview_id: 1 });
    const folded = name.toLowerCase();
    expect(new Set((await rows(1)).map((row) => row.folded))).toEqual(new Set([folded]));
    expect(await kept()).toMatchObject([{ id: 1, name, name_folded: folded }]);
  });

  test("a name that is another one in each list is shown, and not written to the assessments", async () => {
    const { source, poll, rows, version, fill } = await setUp();
    await poll({ 1: "Sales", 2: "Support" });
    await fill(3);
    const before = await version();
    for (const name of ["Aaa", "Zzz", "Aaa", "Sales", "Zzz"]) {
      await poll({ 1: name, 2: "Support" });
      const { assessments } = await listAssessments(
        source,
        assessmentQuerySchema.parse({ sort: "interview", interview: "1" }),
        { role: "recruiter" },
      );
      expect(assessments.map((row) => row.interview?.name)).toEqual([name, name, name]);
      await createAssessment(source, 10, { email: "b@example.com", interview_id: 1 });
      expect(new Set((await rows(1)).map(({ folded }) => folded))).toEqual(new Set(["sales"]));
      await source.db.deleteFrom("assessments").where("id", "=", 10).execute();
    }
    expect(await version()).toBe(before);
    await poll({ 1: "Zzz", 2: "Support" });
    expect(new Set((await rows(1)).map(({ folded }) => folded))).toEqual(new Set(["zzz"]));
  });

  test("writes what is new or changed in batches, and nothing else", async () => {
    const { countWrites, kept } = await setUp();
    expect(await countWrites(many(1_000))).toBe(6);
    const rows = await kept();
    expect(rows).toHaveLength(1_000);
    expect(rows.every((row) => row.name_folded === row.name.toLowerCase())).toBe(true);
    expect(rows.every((row) => row.position === row.id - 1 && row.retired_at === null)).toBe(true);
    expect(await countWrites(many(1_000))).toBe(1);
    expect(await countWrites({ ...many(1_000), 700: "Another" })).toBe(2);
    expect(await countWrites(many(300))).toBe(5);
    expect((await kept()).filter((row) => row.retired_at !== null)).toHaveLength(700);
    expect(await countWrites(many(300))).toBe(1);
  });

  test("broken off between two batches, the next one has the rest", async () => {
    const { source, poll, kept, odd } = await setUp();
    await poll(many(500));
    let asked = 0;
    const broken: Guard = async (transaction) => {
      asked += 1;
      if (asked === 3) throw new Error("lost");
      await guardNothing(source)(transaction);
    };
    await expect(poll(many(700, 300), broken, 1)).rejects.toThrow("lost");
    expect(await odd()).toEqual([]);
    await poll(many(700, 300));
    const rows = await kept();
    expect(rows.filter((row) => row.retired_at === null).map(({ id }) => id)).toEqual(
      Array.from({ length: 700 }, (_, index) => 300 + index),
    );
    expect(rows.slice(299).every((row) => row.position === row.id - 300)).toBe(true);
  });

  test("lets others in between two batches", async () => {
    const { source, poll } = await setUp();
    let turns = 0;
    let isOver = false;
    const turn = () => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    const begun: number[] = [];
    await poll(many(1_000), async (transaction) => {
      begun.push(turns);
      await guardNothing(source)(transaction);
    });
    isOver = true;
    expect(begun.length).toBeGreaterThan(5);
    expect(new Set(begun).size).toBe(begun.length);
  });

  deepTest("keeps a bounded number, tells of the others, and goes on reading them", async () => {
    const { source, poll, kept, odd } = await setUp();
    await createAssessment(source, 1, { email: "a@example.com", interview_id: 7 });
    const all = many(33_000);
    for (let polls = 0; polls < 2; polls += 1) {
      await poll(all);
      expect(await kept()).toHaveLength(mostInterviews);
      expect(await odd()).toEqual([
        { field: "id", reason: "too_many", count: 33_000 - mostInterviews, example: mostInterviews + 1 },
      ]);
    }
    await poll({ ...all, 5: "Renamed" });
    expect((await kept())[4]).toMatchObject({ name: "Renamed", name_folded: "renamed" });

    // Others in their place: what nobody was assessed for is forgotten.
    await poll(many(mostInterviews - 1, 50_000));
    const rows = await kept();
    expect(rows).toHaveLength(mostInterviews);
    expect(rows[0]).toMatchObject({ id: 7, retired_at: expect.any(String) });
    expect(rows.slice(1).every((row) => row.id >= 50_000 && row.retired_at === null)).toBe(true);
    expect(await odd()).toEqual([]);
  });
});
