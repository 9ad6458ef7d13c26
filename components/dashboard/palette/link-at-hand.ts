/**
 * The copy button of the focused row or line, or else of the open assessment. Pressing it says “Copied” there, and
 * notes who took the link.
 * @returns `name` is the candidate’s, empty if the button doesn’t tell.
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
