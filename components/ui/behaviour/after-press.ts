/**
 * Acts at once, or right after the present press: what appears between press and release moves the button
 * away, and the click with it.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(":is(button, a, label):active")) {
    window.addEventListener("mouseup", () => setTimeout(act), { once: true, capture: true });
  } else act();
}
