type Key = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat" | "isComposing" | "defaultPrevented"
>;

/** Where letters are text, or belong to whatever floats above the page. A box to tick takes none, and a choice neither. */
const busy =
  "input:not([type='checkbox'], [type='radio']), textarea, select, [contenteditable]:not([contenteditable='false']), [role='dialog'], [role='alertdialog'], [role='menu'], [role='listbox'], [role='combobox']";

/**
 * The shortcut that a key press means on the page; nothing with a modifier, while writing, in a dialog or
 * list, or when somebody else has dealt with the key.
 * @param focus what has the focus.
 */
export function shortcutOf(event: Key, focus: Pick<Element, "closest"> | null): string | undefined {
  if (event.defaultPrevented || event.isComposing) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (focus?.closest(busy)) return undefined;
  // Held down, j and k go on; nothing else is meant more than once.
  if (event.repeat && event.key !== "j" && event.key !== "k") return undefined;
  return event.key;
}
