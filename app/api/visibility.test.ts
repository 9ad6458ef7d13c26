import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  acts,
  ask as askRoute,
  type Ids,
  isAbout,
  reads,
  searches,
  untilRead,
} from "@/app/api/testing-asked";
import type { Documented } from "@/app/api/testing-document";
import { keyOf, loadDocumented } from "@/app/api/testing-documented";
import { canary, dumpHidden, hide } from "@/app/api/testing-hidden";
import { openDashboard } from "@/app/api/testing-routes";
import { dashboardBefore, loadedBefore } from "@/app/api/testing-suites";
import { createSession } from "@/lib/auth/sessions/testing-sessions";
import { onEachStore } from "@/lib/db/testing";
import { mayGoOn } from "@/lib/http/current-user";
import { changeLimit } from "@/lib/members/change-limit";
import { seenBy } from "@/lib/runtime/seen-by";
import { makeShortlist } from "@/lib/shortlists/make-shortlist";
import { shareShortlist } from "@/lib/shortlists/share-shortlist";

const routes = loadedBefore(loadDocumented);

onEachStore("a limited member", (place) => {
  const dashboard = dashboardBefore(async () => openDashboard(await place({ isShared: true })));

  async function setUp() {
    const { runtime, signedIn } = dashboard();
    const { store } = runtime;
    const [ada, rita, vera] = [
      await signedIn("administrator"),
      await signedIn("recruiter"),
      await signedIn("viewer"),
    ];
    await untilRead(runtime);
    const rows = await store.db
      .selectFrom("assessments")
      .select(["id", "interview_id", "email"])
      .where("email", "is not", null)
      .orderBy("id")
      .execute();
    const [first, second, hidden] = [...new Set(rows.flatMap(({ interview_id }) => interview_id ?? []))];
    if (first === undefined || second === undefined || hidden === undefined)
      throw new Error("The sandbox has too few interviews.");
    const seen = rows.filter(({ interview_id }) => interview_id === first || interview_id === second);
    const [shown] = seen.filter(({ interview_id }) => interview_id === second);
    if (!shown?.email) throw new Error("Nobody is seen.");
    const by = { id: ada.id, name: "Ada" };
    const set = (memberId: string, interviewIds: number[], own: boolean) =>
      changeLimit(store, memberId, { limit: { interviewIds, own, unclaimed: false }, replaces: null }, by);
    await set(rita.id, [first, second], false);
    await set(vera.id, [second], false);
    const administrator = { ...by, role: "administrator" as const };
    const { shortlist } = await makeShortlist(
      store,
      { name: "Shared", assessments: [shown.id] },
      administrator,
    );
    for (const { id } of [rita, vera])
      await shareShortlist(store, { id: shortlist.id, memberId: id }, administrator);
    return { runtime, store, ada, rita, vera, hidden, first, shown, list: shortlist.id };
  }

  test("gets the same answers whatever else there is, and acts on nothing of it", async () => {
    const { runtime, store, ada, rita, vera, hidden, shown, list } = await setUp();
    // Some answers say how long ago something was.
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const people = { rita, vera };
    const ask = (operation: Documented, cookie: string, ids: Ids, search?: string) =>
      askRoute(routes(), operation, { cookie, ids, search });
    const absent: Ids = {
      assessment: "77000003",
      sharedAddress: "77000004",
      candidate: "77000005",
      note: randomUUID(),
      shortlist: randomUUID(),
      import: randomUUID(),
      invitation: randomUUID(),
      view: randomUUID(),
      listed: list,
      own: randomUUID(),
    };
    const present: Ids = { ...absent };
    const position = (
      await ask(reads.find(({ path }) => path === "/api/assessments") as Documented, rita.cookie, absent)
    ).text;
    const after = JSON.parse(position).version;
    const filled = (search: string) =>
      search
        .replace("HIDDEN", String(hidden))
        .replace("SHARED", encodeURIComponent(shown.email ?? ""))
        .replace("AFTER", after);
    /** What is seen besides: the shared list, the candidate with the shared address. */
    const shownIds: Ids = { ...absent, assessment: String(shown.id), shortlist: list };

    async function readAll(): Promise<Record<string, string>> {
      const answers: Record<string, string> = {};
      for (const [name, { cookie }] of Object.entries(people))
        for (const operation of reads)
          for (const search of searches[operation.path] ?? [""])
            for (const [which, ids] of Object.entries({ absent, shownIds })) {
              const { status, text } = await ask(operation, cookie, ids, filled(search));
              answers[`${name} ${keyOf(operation)}${search} ${which}`] = `${status} ${withoutTimes(text)}`;
            }
      return answers;
    }

    const before = await readAll();
    Object.assign(
      present,
      await hide(store, {
        interviewId: hidden,
        by: ada.id,
        mentioned: [
          { id: rita.id, name: "recruiter person" },
          { id: vera.id, name: "viewer person" },
        ],
        email: shown.email ?? "",
        sharedList: list,
      }),
    );
    const now = await readAll();
    for (const [asked, answer] of Object.entries(now))
      expect(differing(before[asked], answer, asked)).toBeUndefined();
    expect(Object.values(before).filter((answer) => answer.startsWith("200")).length).toBeGreaterThan(40);

    const interviews = JSON.parse(now[`vera GET /api/interviews absent`]?.slice(4) ?? "");
    expect(interviews.interviews).toMatchObject([{ id: shown.interview_id }]);

    const wasHidden = await dumpHidden(store);
    expect(wasHidden).toContain(canary);
    for (const { cookie } of Object.values(people))
      for (const operation of [...reads, ...acts]) {
        if (!isAbout(operation, present)) continue;
        const [mine, theirs] = [await ask(operation, cookie, present), await ask(operation, cookie, absent)];
        const told = (ids: Ids, { status, text }: typeof mine) =>
          `${status} ${withoutIds(withoutTimes(text), ids)}`;
        expect(differing(told(absent, theirs), told(present, mine), keyOf(operation))).toBeUndefined();
        expect([keyOf(operation), mine.text.includes(canary)]).toEqual([keyOf(operation), false]);
      }
    expect(await dumpHidden(store)).toBe(wasHidden);

    const sessionId = await createSession(store.db, rita.id, store.now());
    const seen = await seenBy(runtime, { id: rita.id, role: "recruiter" });
    const goesOn = mayGoOn({ id: sessionId, role: "recruiter", store: seen.store });
    expect(await goesOn()).toBe(true);
    await store.db
      .updateTable("member_limits")
      .set({ unclaimed: 1 })
      .where("member_id", "=", rita.id)
      .execute();
    // A file that is being written ends.
    expect(await goesOn()).toBe(false);
  });
});

/** Where two answers begin to differ. */
function differing(expected: string | undefined, now: string, asked: string) {
  if (expected === now) return undefined;
  const at = [...now].findIndex((letter, index) => letter !== expected?.[index]);
  const around = (text = "") => text.slice(Math.max(0, at - 60), at + 160);
  return { asked, expected: around(expected), now: around(now) };
}

/** With a word in place of each id. Instants are left out: their digits may be those of an id. */
const withoutIds = (text: string, ids: Ids) =>
  Object.entries(ids).reduce(
    (all, [what, id]) => all.replaceAll(new RegExp(`(?<![\\w.])${id}(?!\\w)`, "g"), what),
    text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "instant"),
  );

/** Without what differs by the moment: its number, and when the service was last asked. */
const withoutTimes = (text: string) =>
  text
    .replaceAll(/"(checkedAt|requestId)":"[^"]*"/g, '"$1":""')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?=-[\da-z]+-\d)/g, "epoch");
