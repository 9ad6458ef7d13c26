import { afterAll, beforeAll, test, vi } from "vitest";
import { openDocument } from "@/app/api/testing-document";
import { expectAsDocumented, loadDocumented } from "@/app/api/testing-documented";
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

onEachStore("the document", (store) => {
  // openapi-roles.test.ts has who just may and who just may not.
  test("says what is answered to each role", async () => {
    const dashboard = await openDashboard(await store());
    await expectAsDocumented(dashboard, routes, openDocument(), () => true);
    await dashboard.close();
  });
});
