import { expect, test } from "vitest";
import { recordLinkTaken } from "@/lib/assessments/acts/record-link-taken";
import { listAudit } from "@/lib/audit/list-audit";
import { recordAudit } from "@/lib/audit/record-audit";
import { type AuditQuery, auditFilterSchema, auditQuerySchema } from "@/lib/audit/schema";
import { AccessRevoked } from "@/lib/auth/access-revoked";
import { claimAssessment } from "@/lib/claims/claim-assessment";
import { withdrawClaim } from "@/lib/claims/withdraw-claim";
import { onEachStore, type TestStore } from "@/lib/db/testing";
import { plansOf } from "@/lib/db/testing-plans";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { exportAudit } from "@/lib/exports/export-audit";
import { exportsOf, untilEnd } from "@/lib/exports/testing-exports";
import { makeImport } from "@/lib/imports/make-import";
import { newImportSchema } from "@/lib/imports/schema";
import { changeMember } from "@/lib/members/change-member";

const dana = { id: "dana", name: "Dana Müller", role: "recruiter" } as const;
const query = (given: Partial<AuditQuery> = {}) => auditQuerySchema.parse(given);

onEachStore("the audit log", (store, { copiesOf }) => {
  async function settingOf(place: TestStore) {
    const { db } = await place.open();
    const source = await createStore(db);
    const tick = (minutes = 1) => {
      source.clock.at = new Date(source.clock.at.getTime() + minutes * 60_000);
    };
    const shown = async (given: Partial<AuditQuery>) =>
      (await listAudit(source, query(given))).entries.map(({ action, subject }) => [action, subject.label]);
    return { source, db, tick, shown };
  }

  async function createPeople(place: TestStore) {
    const setting = await settingOf(place);
    await createMember(setting.source, "dana", "Dana Müller");
    await createMember(setting.source, "ali", "Ali Okafor");
    await createInterview(setting.source, 1, "Sales");
    return setting;
  }

  async function createEntries(place: TestStore) {
    const { source, db, tick } = await createPeople(place);
    await createAssessment(source, 17, { email: "zoe@example.com", first_name: "Zoë", last_name: "O’Neil" });
    await createAssessment(source, 4711);
    await recordLinkTaken(source, 17, "link_copied", dana);
    tick();
    const candidate = { email: "mei@example.com", firstName: "Mei", lastName: "Chen" };
    const { claim } = await claimAssessment(source, 4711, { interviewId: 1, candidate }, dana);
    tick();
    await withdrawClaim(source, 4711, claim?.at ?? "", { ...dana, id: "ali", name: "Ali Okafor" });
    tick();
    await changeMember(
      db,
      "ali",
      { kind: "disable" },
      { actor: { name: "Command line" }, now: source.now(), signIn: { passwordSignIn: "on" } },
    );
  }

  const setUp = async () => createPeople(await store());
  const filled = copiesOf(createEntries);
  async function withEntries() {
    const setting = await settingOf(await filled());
    setting.tick(3);
    return setting;
  }

  test("tells the newest first, by names that outlive what they stand for", async () => {
    const { db, shown, source } = await withEntries();
    await db.deleteFrom("events").execute();
    await db.deleteFrom("assessments").execute();
    expect(await shown({})).toEqual([
      ["member_disabled", "Ali Okafor"],
      ["claim_withdrawn", "mei@example.com"],
      ["assessment_claimed", "Mei Chen"],
      ["link_copied", "Zoë O’Neil"],
    ]);
    const [, withdrawn] = (await listAudit(source, query())).entries;
    expect(withdrawn).toMatchObject({ assessmentId: 4711, actor: { id: "ali", name: "Ali Okafor" } });
  });

  test("is searched by person, as the one who did it or to whom it was done", async () => {
    const { shown } = await withEntries();
    expect(await shown({ person: "okafor" })).toEqual([
      ["member_disabled", "Ali Okafor"],
      ["claim_withdrawn", "mei@example.com"],
    ]);
    expect(await shown({ person: "muller dana@shortlist" })).toHaveLength(2);
    expect(await shown({ person: "mei" })).toEqual([]);
    // Too short for the index, and letters of the pattern language are letters.
    expect(await shown({ person: "al" })).toHaveLength(2);
    expect(await shown({ person: "o%r" })).toEqual([]);
  });

  test("is searched by candidate, whatever became of the name", async () => {
    const { shown } = await withEntries();
    expect(await shown({ candidate: "oneil zoe" })).toEqual([["link_copied", "Zoë O’Neil"]]);
    expect(await shown({ candidate: "mei@example.com" })).toHaveLength(2);
    expect(await shown({ candidate: "4711" })).toHaveLength(2);
    expect(await shown({ candidate: "17" })).toEqual([["link_copied", "Zoë O’Neil"]]);
    expect(await shown({ candidate: "okafor" })).toEqual([]);
    expect(await shown({ candidate: "chen", person: "ali" })).toEqual([]);
  });

  test("is filtered by action and time", async () => {
    const { shown } = await withEntries();
    expect(await shown({ action: "link_copied" })).toHaveLength(1);
    expect(await shown({ from: "2026-03-10T12:01:00.000Z", to: "2026-03-10T12:02:00Z" })).toEqual([
      ["assessment_claimed", "Mei Chen"],
    ]);
    expect(await shown({ from: "2026-03-10T13:02:00+01:00", candidate: "mei" })).toHaveLength(1);
  });

  test("pages through entries of one instant, each once, the last written first", async () => {
    const { source } = await setUp();
    for (let n = 0; n < 7; n += 1) {
      await recordAudit(source.db, {
        actor: dana,
        action: "signed_in",
        subject: { type: "member", id: "dana" },
        details: { n },
        at: source.now(),
      });
    }
    const seen: unknown[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await listAudit(source, query({ limit: 3, cursor }));
      seen.push(...page.entries.map((entry) => entry.details.n));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0]);
    await expect(listAudit(source, query({ cursor: "WyJ4Il0" }))).rejects.toMatchObject({
      problem: { status: 400 },
    });
  });

  test("another source’s assessments have no id here", async () => {
    const { source } = await withEntries();
    const other = await createStore(source.db, { account: "other" });
    const { entries } = await listAudit(other, query({ action: "link_copied" }));
    expect(entries).toMatchObject([{ subject: { id: "17", label: "Zoë O’Neil" } }]);
    expect(entries[0]).not.toHaveProperty("assessmentId", 17);
  });

  test("is exported whole, and the export is in it", async () => {
    const { source, shown } = await withEntries();
    await source.db.transaction().execute(async (transaction) => {
      for (let n = 0; n < 1001; n += 1) {
        await recordAudit(transaction, {
          actor: { name: "=Mallory" },
          action: "sign_in_failed",
          subject: { type: "member", id: "unknown" },
          at: new Date(source.now().getTime() - 3_600_000 - n),
        });
      }
    });
    const csv = await new Response(
      await exportAudit(exportsOf(source), auditFilterSchema.parse({}), dana, untilEnd()),
    ).text();
    const lines = csv.trim().split("\r\n");
    expect(lines).toHaveLength(1 + 4 + 1001);
    expect(lines[1]).toContain("member_disabled,Ali Okafor");
    expect(lines.at(-1)).toContain("'=Mallory");
    expect(await shown({ person: "dana", from: source.now().toISOString() })).toHaveLength(2);
    const ended = (await listAudit(source, query({ action: "audit_export_ended" }))).entries;
    expect(ended).toMatchObject([{ details: { rows: 1005, complete: true } }]);
    const empty = await new Response(
      await exportAudit(exportsOf(source), auditFilterSchema.parse({ person: "nobody" }), dana, untilEnd()),
    ).text();
    expect(empty.trim().split("\r\n")).toHaveLength(1);
  });

  test("an import without a name is told by when it was made, and one with a name by that", async () => {
    const { source, db } = await setUp();
    const made = async (name: string) => {
      const { import: view } = await makeImport(source, newImportSchema.parse({ name }), dana);
      const subject = { type: "import", id: view.id, label: name, sourceId: source.sourceId } as const;
      await recordAudit(db, { action: "import_paused", actor: dana, subject, at: source.clock.at });
      return view.createdAt;
    };
    const [unnamedAt] = [await made(""), await made("Fair")];
    const { entries } = await listAudit(source, query({ action: "import_paused" }));
    expect(entries.map(({ subject: { label, madeAt } }) => [label, madeAt])).toEqual(
      expect.arrayContaining([
        ["", unnamedAt],
        ["Fair", undefined],
      ]),
    );
  });

  test("an export whose reader goes away says how far it got", async () => {
    const { source } = await withEntries();
    const stream = await exportAudit(
      exportsOf(source),
      auditFilterSchema.parse({ action: "link_copied" }),
      dana,
      untilEnd(),
    );
    await stream.cancel();
    const [ended] = (await listAudit(source, query({ action: "audit_export_ended" }))).entries;
    expect(ended?.details).toMatchObject({ complete: false });
  });

  test("an export breaks off when its reader may no longer have it", async () => {
    const { source } = await withEntries();
    const file = await exportAudit(
      exportsOf(source),
      auditFilterSchema.parse({}),
      dana,
      untilEnd(async () => false),
    );
    await expect(new Response(file).text()).rejects.toThrow(AccessRevoked);
    const [ended] = (await listAudit(source, query({ action: "audit_export_ended" }))).entries;
    expect(ended?.details).toMatchObject({ rows: 0, complete: false });
  });

  test.each([
    [{}, "audit_log_by_time"],
    [{ from: "2026-03-10T12:00:00Z" }, "audit_log_by_time"],
    [{ action: "link_copied" as const }, "audit_log_by_action"],
    [{ candidate: "zoe" }, "audit_words VIRTUAL TABLE INDEX|w VIRTUAL TABLE INDEX"],
    [{ person: "dana", action: "link_copied" as const }, "w VIRTUAL TABLE INDEX"],
  ])("reads a page of %j by index", async (given, index) => {
    const { source } = await withEntries();
    const plans = await plansOf(source, (noting) => listAudit(noting, query(given)));
    if (!plans) return;
    expect(plans.join("\n")).toMatch(new RegExp(index));
    expect(plans.filter((line) => /^SCAN l(?! USING)/.test(line))).toEqual([]);
  });
});
