import { expect, test } from "vitest";
import { type Documented, openDocument } from "@/app/api/testing-document";
import { keyOf, loadDocumented, metricsToken, requestOf, routeOf } from "@/app/api/testing-documented";
import { callRoute, openDashboard } from "@/app/api/testing-routes";
import { dashboardBefore, loadedBefore } from "@/app/api/testing-suites";
import { onEachStore } from "@/lib/db/testing";

const routes = loadedBefore(loadDocumented);

const { operations, strangeIn } = openDocument();

onEachStore("the document", (store) => {
  const dashboard = dashboardBefore(async () =>
    openDashboard(await store({ isShared: true }), { METRICS_TOKEN: metricsToken }),
  );

  test("says what is answered where there is something to answer with", async () => {
    const { id: memberId, cookie } = await dashboard().signedIn("administrator");
    const { id: colleagueId } = await dashboard().signedIn("recruiter");
    const named = (method: string, path: string) =>
      operations.find((one) => one.method === method && one.path === path) as Documented;
    const ask = (operation: Documented, params: Record<string, string>, changed?: unknown, by = cookie) => {
      const request = requestOf(operation, by);
      const other = changed === undefined ? request : new Request(request, { body: JSON.stringify(changed) });
      return callRoute(routeOf(routes(), operation), other, params);
    };
    const read = async (method: string, path: string, params = {}, changed?: unknown) => {
      const operation = named(method, path);
      const answer = await ask(operation, params, changed);
      const body = await answer.clone().json();
      expect([keyOf(operation), answer.status < 300 || body]).toEqual([keyOf(operation), true]);
      expect([keyOf(operation), await strangeIn(operation, answer)]).toEqual([keyOf(operation), undefined]);
      return body;
    };

    await read("POST", "/api/connection/check");
    const { assessments } = await read("GET", "/api/assessments");
    const pending = assessments.filter(({ status }: { status: string }) => status === "pending");
    const id = String(pending[0].id);
    const { interviews } = await read("GET", "/api/interviews");
    const invited = { interviewId: interviews[0].id, candidate: { email: "amara@example.com" } };
    await read("POST", "/api/assessments", {}, invited);
    await read("POST", "/api/assessments/{id}/snooze", { id });
    await read("PUT", "/api/assessments/{id}/decision", { id });
    await read(
      "POST",
      "/api/assessments/links",
      {},
      { ids: assessments.map((one: { id: number }) => one.id) },
    );
    await read("POST", "/api/assessments/archive", {}, { ids: [pending[1].id], archived: true });
    const { note } = await read("POST", "/api/assessments/{id}/notes", { id });
    const edited = { body: "Called him.", replaces: note.updatedAt };
    await read("PATCH", "/api/assessments/{id}/notes/{noteId}", { id, noteId: note.id }, edited);
    const { view } = await read("POST", "/api/views");
    await read("PATCH", "/api/views/{id}", { id: view.id });
    await read("POST", "/api/members");
    await read("PATCH", "/api/members/{id}", { id: colleagueId });
    await read("POST", "/api/members/{id}/disable", { id: colleagueId });
    await read("POST", "/api/members/{id}/enable", { id: colleagueId });
    await read("POST", "/api/members/{id}/reset", { id: colleagueId });
    await read("DELETE", "/api/members/{id}/second-factor", { id: colleagueId });
    await read("PUT", "/api/access/second-factor", {}, { secondFactor: "optional" });
    await read("PATCH", "/api/profile");
    await read("PUT", "/api/settings/team");
    const template = { subject: "Hello", body: "Here: {{link}}", replaces: null };
    await read("PUT", "/api/templates/{scope}", { scope: "default" }, template);
    await read("POST", "/api/session/activity");
    const candidateId = String(pending[0].candidate.id);
    const noah = { candidate: { firstName: "Noah" }, from: pending[0].candidate };
    const { assessments: corrected } = await read("PATCH", "/api/candidates/{id}", { id: candidateId }, noah);
    const { version } = corrected[0];
    await read("DELETE", "/api/assessments/{id}/candidate", { id: String(corrected[0].id) }, { version });
    const made = await read(
      "POST",
      "/api/shortlists",
      {},
      { name: "First round", assessments: [Number(id)] },
    );
    const listed = { id: made.shortlist.id, assessmentId: id };
    await read("PATCH", "/api/shortlists/{id}", listed, { note: "Two start in May.", showsEmail: true });
    await read("POST", "/api/shortlists/{id}/candidates", listed, {
      candidates: [{ assessmentId: pending[1].id }],
    });
    await read("PATCH", "/api/shortlists/{id}/candidates/{assessmentId}", listed, { word: "Good." });
    await read("PUT", "/api/shortlists/{id}/candidates/{assessmentId}/vote", listed);
    await read("PUT", "/api/shortlists/{id}/readers/{memberId}", { ...listed, memberId: colleagueId });
    const { url } = await read("POST", "/api/shortlists/{id}/links", listed);
    const { import: draft } = await read("POST", "/api/imports");
    const nobody = { rows: [{ line: 3, candidate: { email: "nobody" } }] };
    await read("POST", "/api/imports/{id}/rows", { id: draft.id });
    await read("POST", "/api/imports/{id}/rows", { id: draft.id }, nobody);
    await read("PATCH", "/api/imports/{id}", { id: draft.id });
    await read("POST", "/api/imports/{id}/start", { id: draft.id });
    await read("POST", "/api/imports/{id}/pause", { id: draft.id });
    const token = new URL(url).pathname.split("/").at(-1) ?? "";

    const viewer = await dashboard().signedInAgain(memberId);
    for (const operation of operations.filter(({ method }) => method === "GET")) {
      if (operation.path.startsWith("/api/auth")) continue;
      const of = (path: string) =>
        path.startsWith("/api/candidates/")
          ? candidateId
          : path.startsWith("/api/shortlists/")
            ? listed.id
            : path.startsWith("/api/imports/")
              ? draft.id
              : id;
      const answer = await ask(operation, { id: of(operation.path), token }, undefined, viewer);
      const told = [keyOf(operation), answer.status];
      expect(told).toEqual([keyOf(operation), 200]);
      expect([...told, await strangeIn(operation, answer)]).toEqual([...told, undefined]);
      // Each person may have three exports under way: an unread one still counts.
      if (!answer.bodyUsed) await answer.body?.cancel();
    }
  });
});
