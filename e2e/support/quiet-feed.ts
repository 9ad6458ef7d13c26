import type { Page } from "@playwright/test";

const changes = "**/api/assessments/changes*";

/** Where there are no shared workers, as in Chrome on Android, a tab asks for changes by itself. */
export const withoutWorkers = (page: Page) =>
  page.addInitScript(() => void Reflect.deleteProperty(window, "SharedWorker"));

/** The page, which has no workers, hears of nothing, also not that its session has ended: it stays. */
export const hearNothing = (page: Page) => page.route(changes, (route) => route.abort());

export const hearAgain = (page: Page) => page.unroute(changes);
