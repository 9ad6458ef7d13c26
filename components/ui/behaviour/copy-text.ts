/** Copies by a selected, hidden field, which needs neither a permission nor a secure context. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "fixed top-0 left-0 size-px opacity-0";
  // Inside an open dialog: outside, its focus trap would take the selection away.
  (before?.closest("[role=dialog]") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Copies to the clipboard. @returns whether that worked; throws nothing. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (window.isSecureContext && navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {}
  return copyBySelection(text);
}
