import { expect, test, vi } from "vitest";
import { closeAudit } from "@/lib/audit/tally-audit";
import type { User } from "@/lib/auth/sessions/session";
import { onEachStore } from "@/lib/db/testing";
import { createMember, createStore } from "@/lib/db/testing-rows";
import { notFound } from "@/lib/errors";
import { createWrappers } from "@/lib/http/with-user";
import { log } from "@/lib/log";
import { defaultPreferences } from "@/lib/members/preferences";
import { openChangePace } from "@/lib/pace";
import type { Runtime } from "@/lib/runtime/runtime";

const appUrl = "https://shortlist.example";
const address = "192.0.2.1";
const vera: User = {
  id: "vera",
  email: "vera@shortlist.example",
  name: "Vera",
  role: "viewer",
  preferences: defaultPreferences,
};

onEachStore("what is refused", (store) => {
  async function setUp() {
    const database = await (await store()).open();
    await createMember(await createStore(database.db), "vera", "Vera");
    const runtime = {
      env: { appUrl, appUrlIsConfigured: true },
      feed: { wake: () => undefined },
      changes: openChangePace(1_000),
      database,
    } as unknown as Runtime;
    const { withUser } = createWrappers({
      currentSession: async () => ({ id: "s", user: vera, idleEndsAt: new Date(0), endsAt: new Date(0) }),
      runtime: async () => runtime,
      seenBy: async () => runtime,
    });
    const ask = (handler: ReturnType<typeof withUser>, path: string, headers: Record<string, string> = {}) =>
      handler(
        new Request(appUrl + path, {
          method: "POST",
          headers: { origin: appUrl, "x-forwarded-for": address, ...headers },
        }),
        { params: Promise.resolve({}) },
      );
    const noted = async () => {
      await closeAudit(database.db);
      const entries = await database.db
        .selectFrom("audit_log")
        .select(["action", "actor_id", "subject_label", "details"])
        .orderBy("id")
        .execute();
      return entries.map(({ details, ...entry }) => ({ ...entry, details: JSON.parse(details) }));
    };
    return { withUser, ask, noted };
  }

  test("to a role stands in the audit log once, with its number, whatever row it was about", async () => {
    const { withUser, ask, noted } = await setUp();
    const forAdministrators = withUser("administrator", () => Response.json({}));
    for (let n = 0; n < 300; n += 1)
      expect((await ask(forAdministrators, `/api/members/${n}/reset?x=${n}`)).status).toBe(403);
    const entry = { action: "access_refused", actor_id: "vera", subject_label: "POST /api/members" };
    expect(await noted()).toEqual([
      { ...entry, details: { address, countedUntil: expect.any(String) } },
      { ...entry, details: { address, times: 299 } },
    ]);
  });

  test("to another site, or for another reason, does not", async () => {
    const { withUser, ask, noted } = await setUp();
    const open = withUser("viewer", () => Response.json({}));
    expect((await ask(open, "/api/x", { origin: "https://evil.example" })).status).toBe(403);
    const missing = withUser("viewer", () => {
      throw notFound();
    });
    expect((await ask(missing, "/api/x")).status).toBe(404);
    expect(await noted()).toEqual([]);
  });

  test("to another site stands in the process’s log, once, with where it came from and what was expected", async () => {
    const warn = vi.spyOn(log(), "warn").mockImplementation(() => undefined);
    const { withUser, ask } = await setUp();
    const open = withUser("viewer", () => Response.json({}));
    const origin = `https://${crypto.randomUUID()}.example`;
    for (let n = 0; n < 300; n += 1) await ask(open, `/api/notes/${n}`, { origin });
    const told = warn.mock.calls
      .map(([what]) => what)
      .filter((what) => JSON.stringify(what).includes(origin));
    expect(told).toEqual([
      {
        origin,
        expected: "https://shortlist.example",
        method: "POST",
        path: "/api/notes",
        address,
        times: 1,
      },
    ]);
  });
});
