import { test } from "vitest";
import { openDocument } from "@/app/api/testing-document";
import { expectAsDocumented, loadDocumented } from "@/app/api/testing-documented";
import { openDashboard } from "@/app/api/testing-routes";
import { loadedBefore } from "@/app/api/testing-suites";
import { onEachStore } from "@/lib/db/testing";

const routes = loadedBefore(loadDocumented);

onEachStore("the document", (store) => {
  // openapi-roles.test.ts has who just may and who just may not.
  test("says what is answered to each role", async () => {
    const dashboard = await openDashboard(await store());
    await expectAsDocumented(dashboard, routes(), openDocument(), () => true);
    await dashboard.close();
  });
});
