import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { acts, ask, type Ids, isAbout, reads, searches, untilRead } from "@/app/api/testing-asked";
import type { Documented } from "@/app/api/testing-document";
import { keyOf, loadDocumented } from "@/app/api/testing-documented";
import { canary, hide } from "@/app/api/testing-hidden";
import { openDashboard } from "@/app/api/testing-routes";
import { dashboardBefore, loadedBefore } from "@/app/api/testing-suites";
import { onEachStore } from "@/lib/db/testing";
import { wholeStore } from "@/lib/db/visibility/limit-store";
import { changeBlindReview } from "@/lib/settings/blind-review/change-blind-review";
import { makeShortlist } from "@/lib/shortlists/make-shortlist";
import { shareShortlist } from "@/lib/shortlists/share-shortlist";
import { makeSharedLink } from "@/lib/shortlists/shared-links";

const routes = loadedBefore(loadDocumented);

const isReveal = ({ path }: Documented) => path.endsWith("/reveal");

onEachStore("a blind reviewer", (place) => {
  const dashboard = dashboardBefore(async () => openDashboard(await place({ isShared: true })));

  test("is never told who a candidate is, whatever they read or do, until they reveal it", async () => {
    const { runtime, signedIn } = dashboard();
    const { store } = runtime;
    const ada = await signedIn("administrator");
    const rita = await signedIn("recruiter");
    const vera = await signedIn("viewer");
    await untilRead(runtime);
    const by = { id: ada.id, name: "Ada", role: "administrator" as const };
    const known = await store.db
      .selectFrom("assessments")
      .select(["id", "interview_id", "email"])
      .where("email", "is not", null)
      .where("interview_id", "is not", null)
      .orderBy("id")
      .execute();
    const hiddenIn = known[0]?.interview_id;
    const shown = known.find(({ interview_id }) => interview_id !== hiddenIn);
    if (!hiddenIn || !shown?.email) throw new Error("The sandbox has too few interviews.");
    const { shortlist } = await makeShortlist(store, { name: "Shared", assessments: [shown.id] }, by);
    for (const { id } of [rita, vera]) await shareShortlist(store, { id: shortlist.id, memberId: id }, by);
    const hidden = await hide(store, {
      interviewId: hiddenIn,
      by: ada.id,
      mentioned: [
        { id: rita.id, name: "recruiter person" },
        { id: vera.id, name: "viewer person" },
      ],
      email: shown.email,
      sharedList: shortlist.id,
    });
    const ids: Ids = { ...hidden, listed: shortlist.id, own: randomUUID() };
    const { url } = await makeSharedLink(
      store,
      { id: shortlist.id, days: 7, appUrl: "http://localhost:3000" },
      by,
    );
    const token = new URL(url).pathname.split("/").at(-1) ?? "";
    const people = { rita, vera };

    /** Of all answers that have the canary, who got them to what. */
    async function told(operations: readonly Documented[], cookies: Record<string, string>) {
      const telling = new Set<string>();
      let answered = 0;
      for (const [name, cookie] of Object.entries(cookies))
        for (const operation of operations)
          for (const search of searches[operation.path] ?? [""]) {
            const asked = search
              .replace("HIDDEN", String(hiddenIn))
              .replace("SHARED", encodeURIComponent(shown?.email ?? ""))
              .replace("AFTER", "");
            const { status, text } = await ask(routes(), operation, { cookie, ids, search: asked, token });
            expect([keyOf(operation), status]).not.toEqual([keyOf(operation), 500]);
            if (status < 300) answered += 1;
            // What someone asked for themselves may be repeated in an error.
            if (text.toLowerCase().includes(canary.toLowerCase())) telling.add(`${name} ${keyOf(operation)}`);
          }
      return { telling: [...telling], answered };
    }

    const cookies = { rita: rita.cookie, vera: vera.cookie };
    const before = await told(reads, cookies);
    expect(before.telling.length).toBeGreaterThan(10);
    const shared = reads.filter(({ path }) => path.startsWith("/api/shared/"));
    expect((await told(shared, { link: "" })).telling).toEqual(["link GET /api/shared/{token}"]);

    await changeBlindReview(
      store,
      {
        reviewers: "nobody",
        interviews: [{ id: hiddenIn, reviewers: "recruiters" }],
        revealsOnDecision: false,
        showsResults: false,
        replaces: null,
      },
      by,
    );
    const now = await told(reads, cookies);
    expect(now.telling).toEqual([]);
    expect((await told(shared, { link: "" })).telling).toEqual([]);
    // Without the candidate’s page, a colleague’s import, and such.
    expect(now.answered).toBeGreaterThan(before.answered * 0.75);
    const about = acts.filter((one) => isAbout(one, ids) && !isReveal(one));
    expect(about.length).toBeGreaterThan(30);
    expect((await told(about, cookies)).telling).toEqual([]);
    expect((await told(reads, cookies)).telling).toEqual([]);

    // Nothing of who it is was overwritten by what they see of it, and the log names the candidate.
    const whole = wholeStore(store).db;
    const row = await whole
      .selectFrom("assessments")
      .selectAll()
      .where("id", "=", Number(hidden.assessment))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ last_name: canary, first_name: "Hedda" });
    expect(row.search_text).toContain(canary.toLowerCase());
    const logged = await whole
      .selectFrom("audit_log")
      .select(["action", "subject_label"])
      .where("actor_id", "=", rita.id)
      .where("assessment_id", "=", Number(hidden.assessment))
      .execute();
    expect(logged.length).toBeGreaterThan(3);
    expect(logged.filter(({ subject_label }) => !subject_label.includes(canary))).toEqual([]);

    const [reveal] = acts.filter(isReveal);
    if (!reveal) throw new Error("Nothing reveals.");
    expect((await ask(routes(), reveal, { cookie: vera.cookie, ids })).status).toBe(403);
    const revealed = await ask(routes(), reveal, { cookie: rita.cookie, ids });
    expect([revealed.status, revealed.text.includes(canary)]).toEqual([200, true]);
    const one = reads.filter(({ path }) => path === "/api/assessments/{id}");
    expect((await told(one, cookies)).telling).toEqual(["rita GET /api/assessments/{id}"]);
    expect((await told(shared, { link: "" })).telling).toEqual([]);
    const entry = await whole
      .selectFrom("audit_log")
      .select(["actor_id", "details", "subject_label"])
      .where("action", "=", "candidate_revealed")
      .execute();
    expect(entry).toEqual([
      {
        actor_id: people.rita.id,
        details: JSON.stringify({ reason: "We know each other." }),
        subject_label: `Hedda ${canary}`,
      },
    ]);
  });
});
