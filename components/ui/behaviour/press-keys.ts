import { insertText } from "@/components/ui/behaviour/insert-text";

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const takesBack = (key: string) => key.toLowerCase() === "backspace";
const isText = (key: string) => key.length === 1 || takesBack(key);

/** Text in one piece, any other key by itself. */
function takeStep(keys: string[]): string[] {
  const end = keys.findIndex((key) => !isText(key));
  return keys.splice(0, Math.max(1, end === -1 ? keys.length : end));
}

/** Removes the first keys, and does what they would have done at the focus. */
export function pressKeys(keys: string[]): void {
  const at = document.activeElement ?? document.body;
  const step = takeStep(keys);
  if (step.every(isText) && isField(at)) {
    const typed = step.reduce((text, key) => (takesBack(key) ? text.slice(0, -1) : text + key), "");
    if (typed) insertText(at, typed);
    return;
  }
  for (const key of step) {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    // Only real key presses make the browser click links and buttons.
    if (at.dispatchEvent(event) && key === "Enter" && at.matches("a, button")) (at as HTMLElement).click();
  }
}
