import type { Page } from "@playwright/test";

export type Cell = { role: string; name: string };

/** The rows of the page’s table, its head first, with the cells that Chromium hands to screen readers. */
export async function readTable(page: Page): Promise<Cell[][]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  await client.detach();
  type Node = (typeof nodes)[number];
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const children = ({ childIds = [] }: Node): Node[] =>
    childIds.flatMap((id) => {
      const node = byId.get(id);
      if (!node) return [];
      return node.ignored ? children(node) : [node];
    });
  return nodes
    .filter(({ role, ignored }) => !ignored && role?.value === "row")
    .map((row) =>
      children(row).map(({ role, name }) => ({ role: `${role?.value}`, name: `${name?.value}` })),
    );
}

/** The number of each cell’s column, row by row: its own, or the one that follows the cell before. */
export const readColumns = (page: Page): Promise<string[]> =>
  page.locator("thead tr, .rows-row").evaluateAll((rows) =>
    rows.map((row) => {
      const seen = [...row.children].filter((cell) => cell.checkVisibility());
      let number = 0;
      return seen.map((cell) => (number = Number(cell.getAttribute("aria-colindex") ?? number + 1))).join();
    }),
  );

/** The number of each column that is seen, by where it stands among all. */
export const readPlaces = (page: Page): Promise<string> =>
  page
    .locator("thead tr")
    .evaluate((row) =>
      [...row.children].flatMap((cell, at) => (cell.checkVisibility() ? at + 1 : [])).join(),
    );
