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

/** The numbers that the cells of each row give their columns. */
export const readColumns = (page: Page): Promise<string[]> =>
  page.locator("thead tr, .rows-row").evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children]
        .filter((cell) => cell.checkVisibility())
        .map((cell) => cell.getAttribute("aria-colindex"))
        .join(),
    ),
  );
