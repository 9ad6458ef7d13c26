import type { Page } from "@playwright/test";

/** What the page asks for from now on, of these addresses, waits. @returns what lets it in. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letIn: () => void = () => undefined;
  const untilLetIn = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(addresses, async (route) => {
    await untilLetIn;
    await route.fallback();
  });
  return () => letIn();
}
