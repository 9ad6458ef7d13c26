import type { ClipboardEvent } from "react";
import { type TakenApart, takeAddressApart } from "@/components/invitations/take-address-apart";
import { insertText } from "@/components/ui/insert-text";

/**
 * For a paste into an e-mail field that is empty, or replaces all that is in it: the address goes in alone.
 * Whatever else is pasted goes its usual way.
 * @param onNames what to do with the name that stood beside it.
 */
export function pasteAddress(
  event: ClipboardEvent<HTMLInputElement>,
  onNames: (names: Omit<TakenApart, "email">) => void,
): void {
  const { currentTarget: control, clipboardData } = event;
  const { value, selectionStart, selectionEnd } = control;
  const rest = value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? value.length);
  const parts = rest.trim() === "" ? takeAddressApart(clipboardData.getData("text/plain")) : undefined;
  if (!parts) return;
  const { email, ...names } = parts;
  event.preventDefault();
  control.select();
  insertText(control, email);
  onNames(names);
}
