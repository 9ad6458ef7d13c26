import type { Page } from "@playwright/test";

/** Scripts of the page that contain the text wait; all others come. @returns what lets them in. */
export async function holdScripts(page: Page, text: string): Promise<() => void> {
  let letIn: () => void = () => undefined;
  const untilLetIn = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (script.includes(text)) await untilLetIn;
    await route.fulfill({ response, body: script });
  });
  return () => letIn();
}
