import type { ClipboardEvent } from "react";
import { type ParsedAddress, parseAddress } from "@/components/candidate/fields/parse-address";
import { insertText } from "@/components/ui/behaviour/insert-text";

/** One in whatever is around it: a name, brackets, another cell. */
const addresses = /[^\s<>@,;:"']+@[^\s<>@,;:"']+\.[^\s<>@,;:"']+/g;

/** How many addresses a text has, each counted once. */
export const countAddresses = (text: string): number =>
  new Set(text.match(addresses)?.map((address) => address.toLowerCase())).size;

/**
 * Only a paste that fills the whole field is handled. @param onNames gets the name that came with the address.
 * @param onSeveral gets a text with several addresses, of which the field has room for one.
 */
export function pasteAddress(
  event: ClipboardEvent<HTMLInputElement>,
  onNames: (names: Omit<ParsedAddress, "email">) => void,
  onSeveral?: (text: string) => void,
): void {
  const { currentTarget: control, clipboardData } = event;
  const { value, selectionStart, selectionEnd } = control;
  const rest = value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? value.length);
  const pasted = clipboardData.getData("text/plain");
  if (onSeveral && rest.trim() === "" && countAddresses(pasted) > 1) {
    event.preventDefault();
    onSeveral(pasted);
    return;
  }
  const parts = rest.trim() === "" ? parseAddress(pasted) : undefined;
  if (!parts) return;
  const { email, ...names } = parts;
  event.preventDefault();
  control.select();
  insertText(control, email);
  onNames(names);
}
