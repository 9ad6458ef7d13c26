/** Where the open assessment's candidate is named: in its row of the list under the panel, or on its page. */
function nameOfOpen(): Element | null | undefined {
  const { pathname } = window.location;
  if (!/^\/assessments\/\d+$/.test(pathname)) return undefined;
  const rows = [...document.querySelectorAll<HTMLAnchorElement>("[data-row-link]")];
  return rows.length === 0
    ? document.querySelector("main h1")
    : rows.find((link) => link.pathname === pathname);
}

/**
 * The button that copies the link of what the person is at: the row with the focus, else the assessment that
 * is open. Its own press says "Copied", and notes who took the link.
 * @returns `name` is absent where there is one link and no doubt whose.
 */
export function linkAtHand(): { button: HTMLElement; name?: string } | undefined {
  const row = document.activeElement?.closest("tr[data-index]");
  const inRow = row?.querySelector<HTMLElement>("[data-copy-link]");
  if (inRow) return { button: inRow, name: row?.querySelector("[data-row-link]")?.textContent ?? undefined };
  // A table has one in every row; without the focus nobody is meant.
  const button = [...document.querySelectorAll<HTMLElement>("main [data-copy-link]")].find(
    (other) => !other.closest("tr"),
  );
  if (!button) return undefined;
  return { button, name: nameOfOpen()?.textContent ?? undefined };
}
