/** Inserts a text at the caret, over the selection, as if it were typed: it can be undone. */
export function insertText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  control.focus();
  if (document.execCommand("insertText", false, text)) return;
  const { selectionStart, selectionEnd, value } = control;
  control.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, "end");
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Focuses and selects a place in a text, counted in UTF-16 units. */
export function selectPlace(
  control: HTMLInputElement | HTMLTextAreaElement,
  at: number,
  length: number,
): void {
  control.focus();
  if (length > 0) control.setSelectionRange(at, at + length);
}
