import { expect, test } from "vitest";
import { AccessRevoked } from "@/lib/auth/access-revoked";
import { onEachStore } from "@/lib/db/testing";
import { exportFailedRows } from "@/lib/exports/export-failed-rows";
import { exportsOf, untilEnd } from "@/lib/exports/testing-exports";
import { imports } from "@/lib/imports/testing-imports";

onEachStore("an export of an import’s failed rows", (place) => {
  const setUp = imports();

  test("is one of three at once, ends with its reader’s rights, and both ends are on record", async () => {
    const { store, dana, draft, start } = await setUp(await place());
    const id = await draft(["ana@example.com", "no address", "neither is this", "nor this"]);
    await start(id);
    const from = exportsOf(store);
    const rights = { areLost: false };
    const file = await exportFailedRows(
      from,
      id,
      dana,
      untilEnd(async () => !rights.areLost),
    );
    const reader = file.getReader();
    await reader.read();
    rights.areLost = true;
    const rest = async () => {
      while (!(await reader.read()).done);
    };
    await expect(rest()).rejects.toThrow(AccessRevoked);
    const entries = await store.db
      .selectFrom("audit_log")
      .select(["action", "subject_type", "subject_id", "details"])
      .where("action", "like", "import_export%")
      .orderBy("id")
      .execute();
    const subject = { subject_type: "import", subject_id: id };
    expect(entries).toMatchObject([
      { action: "import_exported", ...subject },
      { action: "import_export_ended", ...subject },
    ]);
    expect(JSON.parse(entries[1]?.details ?? "")).toEqual({ rows: expect.any(Number), complete: false });

    const begin = () => exportFailedRows(from, id, dana, untilEnd());
    await Promise.all([begin(), begin(), begin()]);
    await expect(begin()).rejects.toMatchObject({ problem: { reason: "too_many_exports" } });
    await from.exports.close();
  });
});
