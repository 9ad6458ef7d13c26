import { statSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { engineOf } from "@/lib/db/engine";
import { nextVersion } from "@/lib/db/next-version";
import { connectDatabase } from "@/lib/db/opening/open-database";
import { onEachStore } from "@/lib/db/testing";
import { createStore } from "@/lib/db/testing-rows";
import { openLine } from "@/lib/db/testing-silence";
import { openLease } from "@/lib/mirror/lease/lease";

onEachStore("the store", (store) => {
  test("opens empty, and again with what was written", async () => {
    const place = await store({ isMigrated: false });
    const { db } = await place.open();
    await db
      .insertInto("sources")
      .values({
        id: "s",
        kind: "service",
        base_url: "https://a.example/v1",
        account: "default",
        epoch: "e",
        version: 2 ** 40,
        created_at: "2026-01-01T00:00:00.000Z",
      })
      .execute();
    const again = await place.open();
    expect(await again.db.selectFrom("sources").select(["id", "version"]).execute()).toEqual([
      { id: "s", version: 2 ** 40 },
    ]);
  });

  test("is migrated once by processes that start together", async () => {
    const place = await store({ isMigrated: false });
    const opened = await Promise.all([place.open(), place.open(), place.open()]);
    for (const { db } of opened) expect(await db.selectFrom("members").selectAll().execute()).toEqual([]);
  });

  test("stands beside another one in the same database", async () => {
    const [one, other] = [await store(), await store()];
    for (const place of [one, other]) {
      const { db } = await place.open();
      expect(await db.selectFrom("members").selectAll().execute()).toEqual([]);
    }
  });

  test("lets no statement on PostgreSQL run for ever", async () => {
    const { db } = await (await store()).open();
    if (engineOf(db) === "sqlite") return;
    const { rows } = await sql`select current_setting('statement_timeout') as time_out,
      current_setting('lock_timeout') as lock, current_setting('application_name') as name`.execute(db);
    expect(rows).toEqual([{ time_out: "30s", lock: "10s", name: "shortlist" }]);
  });

  test("lets no frozen process on PostgreSQL hold the source’s row", async () => {
    const place = await store();
    const frozen = await place.open();
    if (engineOf(frozen.db) === "sqlite") return;
    const { db } = await place.open();
    const source = await createStore(db);
    const writing = await frozen.db.startTransaction().execute();
    await nextVersion(writing, source.sourceId);
    const lease = openLease(source, "another", { isAlone: true });
    expect(await lease.look()).toMatchObject({ state: "held", taken: true });
    await expect(nextVersion(writing, source.sourceId)).rejects.toThrow();
    await writing
      .rollback()
      .execute()
      .catch(() => undefined);
    // The one that was frozen goes on with another connection.
    expect(await frozen.db.selectFrom("sources").select("version").execute()).toEqual([{ version: 0 }]);
  });

  test("goes on with other connections where those to PostgreSQL fall silent", async ({ onTestFinished }) => {
    const { where } = await store();
    if (!where.databaseUrl) return;
    const line = await openLine(where.databaseUrl);
    const here = { ...where, databaseUrl: line.url };
    const { db, close } = connectDatabase(here, undefined, undefined, 1_000);
    onTestFinished(async () => {
      await close();
      line.close();
    });
    const ask = () => db.selectFrom("sources").select("id").execute();
    const writing = await db.startTransaction().execute();
    await Promise.all(Array.from({ length: 9 }, ask));
    line.fallSilent();
    const asked = [writing.selectFrom("sources").select("id").execute(), ...Array.from({ length: 9 }, ask)];
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe("rejected");
    await expect(writing.rollback().execute()).rejects.toThrow();
    expect(await Promise.all(Array.from({ length: 10 }, ask))).toEqual(Array.from({ length: 10 }, () => []));
  });

  test("sorts text by code point, whatever the cluster’s locale", async () => {
    const { db } = await (await store()).open();
    const source = {
      kind: "service" as const,
      account: "a",
      epoch: "e",
      version: 0,
      created_at: "2026-01-01T00:00:00.000Z",
    };
    for (const id of ["b", "B", "a", "_", "ä"])
      await db
        .insertInto("sources")
        .values({ ...source, id, base_url: id })
        .execute();
    const rows = await db.selectFrom("sources").select("id").orderBy("id").execute();
    expect(rows.map((row) => row.id)).toEqual(["B", "_", "a", "b", "ä"]);
  });

  test("keeps the data folder to its owner", async () => {
    const place = await store();
    await place.open();
    expect(statSync(place.where.dataDir).mode & 0o777).toBe(0o700);
  });
});
