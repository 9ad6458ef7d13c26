import { readFileSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { expect, test } from "vitest";
import { databaseFile } from "@/lib/db/opening/open-database";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createMember, createStore } from "@/lib/db/testing-rows";
import { eraseCandidate } from "@/lib/erasing/erase-candidate";
import { forgetBytes } from "@/lib/erasing/forget-bytes";
import { reapplyErasures } from "@/lib/erasing/reapply-erasures";
import { readTombstones } from "@/lib/erasing/tombstone-file";
import { addNote } from "@/lib/notes/add-note";

const ada = { id: "ada", name: "Ada", role: "administrator" } as const;

onEachStore("the bytes of an erased candidate", (open, { engine }) => {
  const setUp = async () => {
    const place = await open();
    const { dataDir } = place.where;
    const store = await createStore((await place.open()).db);
    await createMember(store, "ada", "Ada");
    await createAssessment(store, 1, { email: "zanzi@quokka.example" });
    const files = () =>
      ["", "-wal"].filter((end) => readFileSync(`${databaseFile(dataDir)}${end}`).includes("zanzi@quokka"));
    return { store, dataDir, files, erase: () => eraseCandidate(store, 1, { by: ada, dataDir }) };
  };

  const testOfFiles = engine === "sqlite" ? test : () => undefined;

  testOfFiles("stay due while another process reads the file, and then go", async () => {
    const { store, dataDir, files, erase } = await setUp();
    const reader = new SqliteDatabase(databaseFile(dataDir), { readonly: true });
    reader.exec("begin");
    reader.prepare("select count(*) from assessments").get();
    await erase();
    expect(files()).toContain("-wal");
    expect(await forgetBytes(store.db)).toBe(false);
    reader.exec("commit");
    reader.close();
    // What the next start does, or the next minute.
    expect(await forgetBytes(store.db)).toBe(true);
    expect(files()).toEqual([]);
    expect(await store.db.selectFrom("cleanups").selectAll().execute()).toEqual([]);
  });

  test("a new store of the same service knows the tombstones, and a claim of an older one decides nothing", async () => {
    const { dataDir, erase } = await setUp();
    await erase();
    expect(readTombstones(dataDir)).toMatchObject([{ erased: { assessments: [1] } }]);
    const next = await createStore((await (await open()).open()).db);
    // In the older state another candidate had been taken for the erased one.
    await createAssessment(next, 1, { email: "bo@example.com" });
    await next.db.updateTable("assessments").set({ identity: "claimed" }).execute();
    await createAssessment(next, 2, { email: "cem@example.com" });
    await createMember(next, "ada", "Ada");
    await addNote(next, 2, { body: "Ask bo@example.com." }, ada);
    expect(await reapplyErasures(next.db, dataDir, next.now())).toBe(1);
    const rows = await next.db.selectFrom("assessments").select(["id", "email"]).orderBy("id").execute();
    expect(rows).toEqual([
      { id: 1, email: null },
      { id: 2, email: "cem@example.com" },
    ]);
    expect(await next.db.selectFrom("notes").select("body").execute()).toEqual([
      { body: "Ask bo@example.com." },
    ]);
  });
});
