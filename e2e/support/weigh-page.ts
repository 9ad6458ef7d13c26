import type { Locator, Page, Request } from "@playwright/test";

export type Weight = {
  /** The heaviest first; bytes of the body as it travelled, compressed. */
  scripts: { name: string; bytes: number }[];
  totalBytes: number;
};

/** Nothing more comes by itself after so long without a script. */
const settledAfterMs = 1_500;

/**
 * Loads a page as a signed-in person and adds up the scripts that come before anybody touches it.
 * @param shown what stands there once the page runs.
 */
export async function weighPage(page: Page, address: string, shown: Locator): Promise<Weight> {
  const asked: Request[] = [];
  let lastAtMs = 0;
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    asked.push(request);
    lastAtMs = performance.now();
  });
  await page.goto(address);
  await shown.waitFor();
  // The feed's stream stays open: the network as a whole never falls silent.
  while (performance.now() - lastAtMs < settledAfterMs) await page.waitForTimeout(100);
  const scripts = await Promise.all(
    asked.map(async (request) => ({
      name: new URL(request.url()).pathname.split("/").at(-1) ?? "",
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  // What a page asks for twice comes from its cache, without a body.
  const carried = scripts.filter(({ bytes }) => bytes > 0);
  return {
    scripts: carried.sort((a, b) => b.bytes - a.bytes),
    totalBytes: carried.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** The home, once it is live. */
export const weighHome = (page: Page, url: string): Promise<Weight> =>
  weighPage(page, `${url}/assessments`, page.getByText(/^Live · checked/));
