import { expect, test } from "vitest";
import {
  administered,
  expectPathRefused,
  expectQueryRefused,
  expectTimesRefused,
  loadOwn,
  long,
  origin,
  titled,
} from "@/app/api/testing-refusals";
import { callRoute, type Route } from "@/app/api/testing-routes";
import { dashboardBefore, loadedBefore } from "@/app/api/testing-suites";
import { onEachStore } from "@/lib/db/testing";

const loaded = loadedBefore(loadOwn);

onEachStore("an address", (store) => {
  const dashboard = dashboardBefore(async () => administered(await store({ isShared: true })));

  test.each([
    ["GET", ["callback", "credentials"]],
    ["HEAD", ["callback", "credentials"]],
    ["GET", ["callback", "nobody"]],
    ["GET", ["xyz"]],
    ["GET", [""]],
    ["POST", ["csrf"]],
    ["POST", ["xyz", "credentials"]],
  ] as const)("%s %j is no step of signing in", async (method, steps) => {
    const route = loaded().routes.find(({ path }) => path === "/api/auth/[...nextauth]") as Route;
    const request = new Request(`${dashboard().runtime.env.appUrl}/api/auth/${steps.join("/")}`, {
      method,
      headers: { origin, "content-type": "application/x-www-form-urlencoded" },
      ...(method === "POST" && { body: "a=1" }),
    });
    const answer = await callRoute(route, request, { nextauth: [...steps] });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
  });

  // The deep tests have further values of each kind.
  test.each(["7\u0000", "9007199254740993", "' or 1=1 --"].map(titled))(
    "%s in a path names nothing",
    (_title, text) => expectPathRefused(dashboard().ask, loaded().everything, text),
  );

  test("a query with what can’t be kept, read or used is refused, and none is a failure of ours", () =>
    expectQueryRefused(dashboard().ask, loaded().everything, {
      refused: ["a%00b", "%E0%A4%A", long],
      odd: ["9007199254740993"],
    }));

  test("a time far from now is refused wherever one is asked for, and asked for nothing", async () => {
    const far = ["1969-12-31T23:59:59Z", "2200-01-01T00:00:00Z", "9999-12-31T23:59:59-14:00"];
    await expectTimesRefused(dashboard().ask, loaded().everything, far);
    const insights = loaded().routes.find(({ path }) => path === "/api/insights") as Route;
    for (const [from, to] of [
      ["2199-12-30T00:00:00Z", "2199-12-31T23:59:59Z"],
      ["1970-01-01T00:00:00Z", "1970-01-02T00:00:00Z"],
    ])
      for (const zone of ["UTC", "Pacific/Kiritimati", "america/anchorage"])
        expect(
          (await dashboard().ask(insights, "GET", { search: `?from=${from}&to=${to}&zone=${zone}` })).status,
        ).toBe(200);
  });
});
