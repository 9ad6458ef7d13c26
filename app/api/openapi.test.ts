import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { bodies, queries } from "@/app/api/testing-bodies";
import { documentPath, openDocument } from "@/app/api/testing-document";
import { keyOf, loadDocumented, origin } from "@/app/api/testing-documented";
import { callRoute } from "@/app/api/testing-routes";
import { loadedBefore } from "@/app/api/testing-suites";
import type { Described } from "@/lib/http/carry-out";
import { allOperations } from "@/lib/http/openapi/all-operations";

const routes = loadedBefore(loadDocumented);

const { document, operations, faultsOf, unusable } = openDocument();

test("the document is valid OpenAPI 3.1, and each of its schemas can be used", async () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(await new Validator().validate(document)).toEqual({ valid: true });
  expect(unusable()).toEqual([]);
  const ids = Object.values(allOperations).flatMap((own) => Object.keys(own));
  expect(new Set(ids).size).toBe(ids.length);
});

test("it has every route with every method that is answered, and no other", async () => {
  const answered = await Promise.all(
    routes().map(async (route) => {
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
  const made = routes().flatMap(({ path, handlers }) =>
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
