/**
 * The button that copies the link of what the person is at: the row with the focus, else the assessment that
 * is open. Its own press says "Copied", and notes who took the link.
 */
export function linkAtHand(): { button: HTMLElement; name: string } | undefined {
  const row = document.activeElement?.closest("tr[data-index]");
  const area = row ?? document.querySelector("main");
  const button = area?.querySelector<HTMLElement>("[data-copy-link]");
  // A table has one in every row; only with the focus it is clear whose is meant.
  if (!button || (!row && button.closest("tr"))) return undefined;
  const named = row?.querySelector("[data-row-link]") ?? area?.querySelector("h1");
  return { button, name: named?.textContent ?? "" };
}
