import type { Transaction } from "kysely";
import { expect, test } from "vitest";
import { recordLinkTaken } from "@/lib/assessments/acts/record-link-taken";
import { closeAudit, flushAudit, tallyAudit } from "@/lib/audit/tally-audit";
import { recordForbidden } from "@/lib/auth/record-forbidden";
import { signOut } from "@/lib/auth/sessions/sign-out";
import { createSession } from "@/lib/auth/sessions/testing-sessions";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createMember, createStore } from "@/lib/db/testing-rows";
import type { Tables } from "@/lib/db/types";
import { changeProfile } from "@/lib/members/change-profile";
import { changeTeamSettings } from "@/lib/settings/change-team-settings";
import { saveTemplate } from "@/lib/templates/save-template";
import { changeView, deleteView } from "@/lib/views/change-view";
import { saveView } from "@/lib/views/save-view";

const vera = { id: "vera", name: "Vera", role: "viewer" } as const;

onEachStore("what one person does in a loop", (open) => {
  const setUp = async () => {
    const store = await createStore((await (await open()).open()).db);
    await createMember(store, "vera", "Vera");
    return {
      store,
      audited: async () => {
        await closeAudit(store.db);
        const rows = await store.db
          .selectFrom("audit_log")
          .select(["action", "details"])
          .orderBy("id")
          .execute();
        return rows.map(({ action, details }) => ({ action, ...JSON.parse(details) }));
      },
    };
  };

  test("renaming oneself leaves twenty entries and a number, with the newest name", async () => {
    const { store, audited } = await setUp();
    const rename = (name: string) => changeProfile(store.db, vera, { name }, store.now());
    await rename("Vera");
    for (let n = 1; n <= 200; n += 1) await rename(`Vera ${n}`);
    await rename("Vera 200");
    const entries = await audited();
    expect(entries).toHaveLength(21);
    expect(entries[0]).toMatchObject({ action: "member_renamed", from: "Vera", to: "Vera 1" });
    expect(entries.at(-1)).toMatchObject({ action: "member_renamed", to: "Vera 200", times: 180 });
  });

  test("signing out, choosing, saving and deleting views leave as little", async () => {
    const { store, audited } = await setUp();
    for (let n = 1; n <= 50; n += 1) {
      const id = await createSession(store.db, "vera", store.now());
      await signOut(store.db, { id, user: vera as never }, store.now());
      const theme = n % 2 === 0 ? "dark" : "light";
      await changeProfile(store.db, vera, { preferences: { theme } }, store.now());
      const view = await saveView(
        store,
        {
          name: `View ${n}`,
          query: "",
          columns: null,
          density: null,
          shared: false,
          position: 0,
          pinned: false,
        },
        vera,
      );
      await changeView(store, view.id, { name: `Other ${n}` }, vera);
      await deleteView(store, view.id, vera);
    }
    const entries = await audited();
    const counts = new Map<string, number>();
    for (const { action, times = 1 } of entries) counts.set(action, (counts.get(action) ?? 0) + times);
    expect(counts).toEqual(
      new Map(
        ["signed_out", "preferences_changed", "view_saved", "view_changed", "view_deleted"].map((action) => [
          action,
          50,
        ]),
      ),
    );
    expect(entries).toHaveLength(5 * 21);
  });

  test("the log is closed once what is being written is there", async () => {
    const { store, audited } = await setUp();
    const subject = { type: "address", id: "192.0.2.1" } as const;
    const at = store.now();
    tallyAudit(store.db, { action: "sign_in_failed", actor: { name: "Unknown" }, subject, at });
    const order: string[] = [];
    const writing = flushAudit(store.db).then(() => order.push("written"));
    const closing = closeAudit(store.db).then(() => order.push("closed"));
    await Promise.all([writing, closing]);
    expect(order).toEqual(["written", "closed"]);
    expect(await audited()).toMatchObject([{ action: "sign_in_failed" }]);
  });

  test("what is so already leaves nothing", async () => {
    const { store, audited } = await setUp();
    const input = {
      name: "Mine",
      query: "",
      columns: ["status"],
      density: null,
      shared: false,
      position: 0,
      pinned: false,
    };
    const view = await saveView(store, input, vera);
    for (let n = 0; n < 3; n += 1) {
      await changeView(store, view.id, { name: "Mine", columns: ["status"], shared: false }, vera);
      await changeTeamSettings(store, { pendingLimitDays: 9 }, vera);
    }
    const text = { kind: "invitation", subject: "Hello", body: "Here: {{link}}" } as const;
    const editor = { ...vera, locale: "en" } as const;
    const saved = await saveTemplate(store, "default", { ...text, replaces: null }, editor);
    const again = await saveTemplate(store, "default", { ...text, replaces: saved.updatedAt }, editor);
    expect(again).toEqual(saved);
    expect((await audited()).map(({ action }) => action)).toEqual([
      "view_saved",
      "team_settings_changed",
      "template_saved",
    ]);
  });
});

onEachStore("what was rolled back", (open) => {
  test("stands for nothing that is done after it", async () => {
    const store = await createStore((await (await open()).open()).db);
    await createMember(store, "dana", "Dana");
    await createAssessment(store, 1);
    let fails = true;
    const db = new Proxy(store.db, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name !== "transaction") return typeof value === "function" ? value.bind(target) : value;
        return () => ({
          execute: (work: (transaction: Transaction<Tables>) => Promise<unknown>) =>
            target.transaction().execute(async (transaction) => {
              await work(transaction);
              if (fails) throw new Error("disk full");
            }),
        });
      },
    });
    const copy = () => recordLinkTaken({ ...store, db }, 1, "link_copied", { id: "dana", name: "Dana" });
    for (let n = 0; n < 2; n += 1) await expect(copy()).rejects.toThrow("disk full");
    fails = false;
    for (let n = 0; n < 3; n += 1) await copy();
    const entries = await store.db.selectFrom("audit_log").select(["action", "actor_name"]).execute();
    expect(entries).toEqual([{ action: "link_copied", actor_name: "Dana" }]);
  });
});

onEachStore("what is refused to one person", (open) => {
  test("takes nobody else’s name off theirs, from however many addresses it came", async () => {
    const { db } = await (await open()).open();
    const refuse = (name: string, address: string) =>
      recordForbidden(db, {
        user: { id: name.toLowerCase(), name },
        method: "GET",
        path: "/api/audit",
        headers: new Headers({ "x-forwarded-for": address }),
        now: new Date(),
      });
    for (let n = 0; n < 150; n += 1) refuse("Vera", `2001:db8::${n.toString(16)}`);
    for (let n = 0; n < 5; n += 1) refuse("Mal", "192.0.2.9");
    await closeAudit(db);
    const rows = await db
      .selectFrom("audit_log")
      .select(["actor_name", "details"])
      .where("action", "=", "access_refused")
      .execute();
    const times = (name: string) =>
      rows
        .filter((row) => row.actor_name === name)
        .reduce((sum, { details }) => sum + (JSON.parse(details).times ?? 1), 0);
    expect([times("Vera"), times("Mal"), rows.length]).toEqual([150, 5, 20 + 1 + 2]);
  });
});
