import { afterAll, beforeAll, test, vi } from "vitest";
import { openDocument } from "@/app/api/testing-document";
import { everybody, expectAsDocumented, loadDocumented } from "@/app/api/testing-documented";
import { openDashboard, type Route } from "@/app/api/testing-routes";
import { onEachStore } from "@/lib/db/testing";

let routes: Route[] = [];
beforeAll(async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  routes = await loadDocumented();
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const { operations, strangeIn } = openDocument();

onEachStore("the document", (store) => {
  let dashboard: Awaited<ReturnType<typeof openDashboard>>;
  beforeAll(async () => {
    dashboard = await openDashboard(await store({ isShared: true }));
  });
  afterAll(() => dashboard.close());

  test("says who may, and what is answered", async () => {
    await expectAsDocumented(dashboard, routes, { operations, strangeIn }, (who, operation) => {
      const least = everybody.indexOf(operation.role);
      return [least - 1, least].includes(everybody.indexOf(who));
    });
  });
});
