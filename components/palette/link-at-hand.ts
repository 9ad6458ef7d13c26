/**
 * The button that copies the link of what the person is at: the row or the line of a list with the focus, else
 * the assessment that is open. Its own press says "Copied", and notes who took the link.
 * @returns `name` is whose it is, empty where the button doesn't tell.
 */
export function linkAtHand(): { button: HTMLElement; name: string } | undefined {
  const line = document.activeElement?.closest("tr[data-index], li");
  // A list has one in every line; without the focus none of them is meant.
  const button =
    line?.querySelector<HTMLElement>("[data-copy-link]") ??
    [...document.querySelectorAll<HTMLElement>("main [data-copy-link]")].find(
      (other) => !other.closest("tr, li"),
    );
  return button && { button, name: button.dataset.copyLink ?? "" };
}
