import { test } from "vitest";
import { openDocument } from "@/app/api/testing-document";
import { everybody, expectAsDocumented, loadDocumented } from "@/app/api/testing-documented";
import { openDashboard } from "@/app/api/testing-routes";
import { dashboardBefore, loadedBefore } from "@/app/api/testing-suites";
import { onEachStore } from "@/lib/db/testing";

const routes = loadedBefore(loadDocumented);

const { operations, strangeIn } = openDocument();

onEachStore("the document", (store) => {
  const dashboard = dashboardBefore(async () => openDashboard(await store({ isShared: true })));

  test("says who may, and what is answered", async () => {
    await expectAsDocumented(dashboard(), routes(), { operations, strangeIn }, (who, operation) => {
      const least = everybody.indexOf(operation.role);
      return [least - 1, least].includes(everybody.indexOf(who));
    });
  });
});
