import Papa from "papaparse";
import { expect, test } from "vitest";
import { snoozeAssessment } from "@/lib/assessments/acts/snooze-assessment";
import { viewQuerySchema } from "@/lib/assessments/schema";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
import { AccessRevoked } from "@/lib/auth/access-revoked";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createAssessments, createInterview, createStore } from "@/lib/db/testing-rows";
import { exportAssessments, exportChosen } from "@/lib/exports/export-assessments";
import { exportsOf, untilEnd } from "@/lib/exports/testing-exports";
import { changeTeamSettings } from "@/lib/settings/change-team-settings";

const dana = { id: "dana", name: "Dana Fox", role: "recruiter" } as const;
const query = (parameters: Record<string, string> = {}) => viewQuerySchema.parse(parameters);
const started = (store: Store, parameters?: Record<string, string>) =>
  exportAssessments(exportsOf(store), query(parameters), dana, untilEnd());
const text = async (store: Store, parameters?: Record<string, string>) =>
  Buffer.from(await new Response(await started(store, parameters)).arrayBuffer()).toString("utf8");

const parse = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace(/^\ufeff/, ""), { header: true, skipEmptyLines: true }).data;
const idsOf = (csv: string) => parse(csv).map((row) => Number(row["Assessment id"]));

const audit = (store: Store) =>
  store.db
    .selectFrom("audit_log")
    .select(["action", "actor_name", "subject_id", "details"])
    .orderBy("action", "desc")
    .execute();

onEachStore("exporting assessments", (open, { copiesOf }) => {
  const opened = async () => createStore((await (await open()).open()).db);
  const filled = copiesOf(async (place) =>
    createAssessments(await createStore((await place.open()).db), 2600),
  );
  const withMany = async () => createStore((await (await filled()).open()).db);

  test("a file that spreadsheets read, with what is known of each", async () => {
    const store = await opened();
    await createInterview(store, 1, "Engineer, Backend");
    await createAssessment(store, 1, {
      email: "zoe@example.com",
      first_name: "Zoë",
      last_name: 'von "Z"',
      phone_number: "+447700900123",
      external_id: "ATS-1",
      status: "recommended",
      detail: "Line one\nline two",
      report_url: "https://report.example/1",
      completed_after: "2026-03-10T10:00:00.000Z",
      completed_before: "2026-03-10T11:00:00.000Z",
      decision: "hold",
      decided_by_name: "Ben Ito",
      decided_at: "2026-03-10T11:30:00.000Z",
      note_count: 2,
      last_link_copied_at: "2026-03-09T08:00:00.000Z",
      last_contacted_at: "2026-03-09T09:00:00.000Z",
      last_contacted_by_name: "Ada Obi",
    });
    await createAssessment(store, 2, { application_url: "javascript:alert(1)" });
    const csv = await text(store, { sort: "created" });
    expect(csv.startsWith("\ufeffAssessment id,Status,Recommendation,")).toBe(true);
    expect(csv.endsWith("\r\n")).toBe(true);
    expect(parse(csv)).toEqual([
      {
        "Assessment id": "1",
        Status: "Completed",
        Recommendation: "Recommended",
        "First name": "Zoë",
        "Last name": 'von "Z"',
        "E-mail": "zoe@example.com",
        "Phone number": "'+447700900123",
        "External id": "ATS-1",
        Interview: "Engineer, Backend",
        "Created (UTC)": "2026-03-01T00:01:00.000Z",
        "Completed after (UTC)": "2026-03-10T10:00:00.000Z",
        "Completed before (UTC)": "2026-03-10T11:00:00.000Z",
        Detail: "Line one\nline two",
        "Application link": "https://apply.example/1",
        "Report link": "https://report.example/1",
        "Invited by": "",
        Identity: "Learned from the service",
        "Gone since (UTC)": "",
        Decision: "Hold",
        "Decided by": "Ben Ito",
        "Decided (UTC)": "2026-03-10T11:30:00.000Z",
        Notes: "2",
        "Link last copied or handed over (UTC)": "2026-03-09T08:00:00.000Z",
        "Last contacted (UTC)": "2026-03-09T09:00:00.000Z",
        "Contacted by": "Ada Obi",
        "Archived (UTC)": "",
        Owner: "",
        Reason: "",
      },
      expect.objectContaining({
        "Assessment id": "2",
        Status: "Pending",
        "Application link": "",
        Identity: "Unclaimed",
      }),
    ]);
  });

  test.each([
    "=1+1",
    "+1",
    "-5",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    " =1",
    "|cmd",
    "＝1",
    "＋1",
    "－1",
    "＠x",
    "\u200b=1",
    "\tplain",
  ])("%j stays text in a spreadsheet", async (name) => {
    const store = await opened();
    await createAssessment(store, 1, { email: "x@example.com", first_name: name });
    const cell = parse(await text(store))[0]?.["First name"];
    expect(cell?.startsWith("'")).toBe(true);
    // Apostrophes are all that was added.
    expect(cell?.replaceAll("'", "")).toBe(name);
  });

  test("everything that matches is in it, in the order asked for", async () => {
    const store = await withMany();
    expect(idsOf(await text(store))).toEqual(Array.from({ length: 2600 }, (_, index) => 2600 - index));
    const rows = await store.db
      .selectFrom("assessments")
      .select("id")
      .where("status", "=", "pending")
      .where("search_text", "like", "%example%")
      .orderBy("candidate_folded")
      .orderBy("id")
      .execute();
    expect(idsOf(await text(store, { status: "pending", q: "example", sort: "candidate" }))).toEqual(
      rows.map((row) => row.id),
    );
    expect(idsOf(await text(store, { interview: "99" }))).toEqual([]);
  });

  test("what changes while it streams is in it once at most, and nothing that stays is missed", async () => {
    const store = await withMany();
    const stream = await started(store, { sort: "candidate", status: "pending" });
    const pending = async () =>
      (await store.db.selectFrom("assessments").select("id").where("status", "=", "pending").execute()).map(
        (row) => row.id,
      );
    const atFirst = await pending();
    const chunks: Uint8Array[] = [];
    for await (const chunk of stream) {
      chunks.push(chunk);
      const turn = chunks.length;
      // Rows jump to the other end of the order, stop matching, come in anew, and are deleted.
      const some = store.db.updateTable("assessments").where("id", "<", 2000);
      await some
        .set({ candidate_folded: turn % 2 ? "zzz" : "aaa" })
        .where("id", ">", 1000 + turn * 20)
        .execute();
      await some
        .set({ status: "recommended" })
        .where("id", "in", [turn, turn * 100, turn * 333])
        .execute();
      await createAssessments(store, 10, 5000 + turn * 10);
    }
    const ids = idsOf(Buffer.concat(chunks).toString("utf8"));
    expect(new Set(ids).size).toBe(ids.length);
    const throughout = new Set(await pending());
    const written = new Set(ids);
    expect(atFirst.filter((id) => throughout.has(id) && !written.has(id))).toEqual([]);
    expect(ids.filter((id) => id >= 5000)).toEqual([]);
  });

  test("what needs a follow-up is in it by the team’s own limit", async () => {
    const store = await opened();
    const dayMs = 24 * 3_600_000;
    for (const [id, days] of [
      [1, 2],
      [2, 8],
      [3, 40],
    ] as const) {
      const created_at = new Date(store.now().getTime() - days * dayMs).toISOString();
      await createAssessment(store, id, { email: `c${id}@example.com`, created_at });
    }
    const followUp = { followUp: "overdue", sort: "created" };
    expect(idsOf(await text(store, followUp))).toEqual([3, 2]);
    await changeTeamSettings(store, { pendingLimitDays: 30 }, dana);
    expect(idsOf(await text(store, followUp))).toEqual([3]);
    // Reminded while the file is written, it needs it no longer.
    const stream = await started(store, { ...followUp, status: "pending" });
    await snoozeAssessment(store, 3, {}, dana);
    expect(idsOf(await new Response(stream).text())).toEqual([]);
  });

  test("the audit log has who, what and how many", async () => {
    const store = await opened();
    await createAssessments(store, 30);
    const stream = await started(store, { status: "unclaimed", q: "5" });
    expect(await audit(store)).toMatchObject([{ action: "assessments_exported", actor_name: "Dana Fox" }]);
    await new Response(stream).text();
    const [begun, ended] = await audit(store);
    expect(JSON.parse(begun?.details ?? "")).toEqual({
      queue: "all",
      status: "unclaimed",
      q: "5",
      sort: "-created",
    });
    expect(ended?.action).toBe("assessments_export_ended");
    expect(JSON.parse(ended?.details ?? "")).toEqual({ rows: 1, complete: true });
    expect(ended?.subject_id).toBe(begun?.subject_id);
  });

  test("chosen ones are in it in the order of their ids, archived ones too, and the audit log has which", async () => {
    const store = await opened();
    await createAssessments(store, 300);
    await store.db
      .updateTable("assessments")
      .set({ archived_at: "2026-03-02T00:00:00.000Z" })
      .where("id", "=", 7)
      .execute();
    const ids = [12, 7, 999_999, ...Array.from({ length: 270 }, (_, index) => 290 - index)];
    const chosen = [...new Set(ids)];
    const csv = Buffer.from(
      await new Response(await exportChosen(exportsOf(store), chosen, dana, untilEnd())).arrayBuffer(),
    ).toString("utf8");
    expect(idsOf(csv)).toEqual(chosen.filter((id) => id !== 999_999));
    const [begun, ended] = await audit(store);
    expect(begun).toMatchObject({ action: "assessments_exported", actor_name: "Dana Fox" });
    expect(JSON.parse(begun?.details ?? "")).toEqual({ ids: chosen });
    expect(JSON.parse(ended?.details ?? "")).toEqual({ rows: chosen.length - 1, complete: true });
  });

  test("an export of chosen ones is found in the audit log by each of its candidates, and by no other", async () => {
    const store = await opened();
    await createAssessment(store, 1, { email: "zoe@example.com", first_name: "Zoë", last_name: "O’Neil" });
    await createAssessment(store, 2, { email: "mei@example.com", external_id: "ATS-77" });
    await createAssessment(store, 3, { email: "left.out@example.com" });
    await new Response(await exportChosen(exportsOf(store), [2, 1, 999], dana, untilEnd())).text();
    const found = async (candidate: string) =>
      (await listAudit(store, auditQuerySchema.parse({ candidate }))).entries.map(({ action }) => action);
    for (const words of ["oneil zoe", "mei@example.com", "ats-77"])
      expect(await found(words)).toEqual(["assessments_exported"]);
    expect(await found("left.out")).toEqual([]);
    expect(await found("999")).toEqual([]);
  });

  test("a reader that goes away ends the reading, and a slow one is waited for", async () => {
    const store = await withMany();
    const reader = (await started(store)).getReader();
    await reader.read();
    await reader.read();
    await reader.cancel();
    await expect.poll(() => audit(store)).toHaveLength(2);
    const { rows, complete } = JSON.parse((await audit(store))[1]?.details ?? "");
    expect(complete).toBe(false);
    // What was read and what lay ready for the next read, of eleven batches.
    expect(rows).toBeLessThanOrEqual(750);
  });

  test("a reader who may no longer have it gets a broken file, not a short one", async () => {
    const store = await withMany();
    const rights = { areLost: false };
    const mayGoOn = async () => !rights.areLost;
    const chosen = Array.from({ length: 2000 }, (_, index) => index + 1);
    for (const file of [
      await exportAssessments(exportsOf(store), query(), dana, untilEnd(mayGoOn)),
      await exportChosen(exportsOf(store), chosen, dana, untilEnd(mayGoOn)),
    ]) {
      rights.areLost = false;
      const reader = file.getReader();
      await reader.read();
      await reader.read();
      rights.areLost = true;
      const rest = async () => {
        for (let batches = 0; ; batches += 1) if ((await reader.read()).done) return batches;
      };
      await expect(rest()).rejects.toThrow(AccessRevoked);
    }
    const ended = (await audit(store)).filter(({ action }) => action === "assessments_export_ended");
    expect(ended.map(({ details }) => JSON.parse(details).complete)).toEqual([false, false]);
  });
});
