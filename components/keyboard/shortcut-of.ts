type Key = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat" | "isComposing" | "defaultPrevented"
>;

/** Where letters are text, or belong to a floating layer. Checkboxes and radio buttons take none. */
const busy =
  "input:not([type='checkbox'], [type='radio']), textarea, select, [contenteditable]:not([contenteditable='false']), [role='dialog'], [role='alertdialog'], [role='menu'], [role='listbox'], [role='combobox']";

/** Undefined with a modifier, while typing, in a dialog or list, or when another listener has handled the key. */
export function shortcutOf(event: Key, focus: Pick<Element, "closest"> | null): string | undefined {
  if (event.defaultPrevented || event.isComposing) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (focus?.closest(busy)) return undefined;
  // Held down, j and k repeat; every other key acts once.
  if (event.repeat && event.key !== "j" && event.key !== "k") return undefined;
  return event.key;
}
