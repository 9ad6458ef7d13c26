import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bodies, queries } from "@/app/api/testing-bodies";
import { type Documented, documentPath, openDocument } from "@/app/api/testing-document";
import {
  everybody,
  expectAsDocumented,
  keyOf,
  loadDocumented,
  metricsToken,
  origin,
  requestOf,
  routeOf,
} from "@/app/api/testing-documented";
import { callRoute, openDashboard, type Route } from "@/app/api/testing-routes";
import { onEachStore } from "@/lib/db/testing";
import type { Described } from "@/lib/http/carry-out";
import { allOperations } from "@/lib/http/openapi/all-operations";

let routes: Route[] = [];
beforeAll(async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  routes = await loadDocumented();
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const { document, operations, faultsOf, strangeIn, unusable } = openDocument();

test("the document is valid OpenAPI 3.1, and each of its schemas can be used", async () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(await new Validator().validate(document)).toEqual({ valid: true });
  expect(unusable()).toEqual([]);
  const ids = Object.values(allOperations).flatMap((own) => Object.keys(own));
  expect(new Set(ids).size).toBe(ids.length);
});

test("it has every route with every method that is answered, and no other", async () => {
  const answered = await Promise.all(
    routes.map(async (route) => {
      const answer = await callRoute(route, new Request(origin, { method: "OPTIONS" }));
      return (answer.headers.get("allow") ?? "")
        .split(", ")
        .map((method) => keyOf({ method, path: route.path }));
    }),
  );
  expect(operations.map(keyOf).sort()).toEqual(answered.flat().sort());
});

test("every handler is made of the operation that the document describes", () => {
  const described = Object.values(allOperations).flatMap((own) => Object.values(own));
  const made = routes.flatMap(({ path, handlers }) =>
    (["GET", "POST", "PUT", "PATCH", "DELETE"] as const).flatMap((method) => {
      const { operation } = handlers[method] as Partial<Described>;
      if (operation) expect(keyOf(operation)).toBe(keyOf({ method, path }));
      return operation ? [operation] : [];
    }),
  );
  expect(new Set(made)).toEqual(new Set(described));
  expect(made.length).toBe(described.length);
});

test("the tables of bodies and queries are as it says", () => {
  const withBody = operations.filter(({ body }) => body);
  expect(withBody.map(keyOf).sort()).toEqual(
    Object.keys(bodies)
      .map((key) => documentPath(key))
      .sort(),
  );
  for (const [key, body] of Object.entries(bodies)) {
    const operation = withBody.find((one) => keyOf(one) === documentPath(key));
    expect([key, operation?.body && faultsOf(operation.body, body)]).toEqual([key, undefined]);
  }
  const withQuery = operations.filter(({ method, query }) => method === "GET" && query.length > 0);
  expect(Object.fromEntries(withQuery.map(({ path, query }) => [path, query.toSorted()]))).toEqual(
    Object.fromEntries(
      Object.entries(queries).map(([path, names]) => [documentPath(path), names.toSorted()]),
    ),
  );
});

onEachStore("the document", (store) => {
  test("says who may, and what is answered", async () => {
    const dashboard = await openDashboard(await store());
    await expectAsDocumented(dashboard, routes, { operations, strangeIn }, (who, operation) => {
      const least = everybody.indexOf(operation.role);
      return [least - 1, least].includes(everybody.indexOf(who));
    });
    await dashboard.close();
  });

  test("says what is answered where there is something to answer with", async () => {
    const dashboard = await openDashboard(await store(), { METRICS_TOKEN: metricsToken });
    const { id: memberId, cookie } = await dashboard.signedIn("administrator");
    const { id: colleagueId } = await dashboard.signedIn("recruiter");
    const named = (method: string, path: string) =>
      operations.find((one) => one.method === method && one.path === path) as Documented;
    const ask = (operation: Documented, params: Record<string, string>, changed?: unknown, by = cookie) => {
      const request = requestOf(operation, by);
      const other = changed === undefined ? request : new Request(request, { body: JSON.stringify(changed) });
      return callRoute(routeOf(routes, operation), other, params);
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

    const viewer = await dashboard.signedInAgain(memberId);
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
    }
    await dashboard.close();
  });
});
