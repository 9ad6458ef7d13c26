import type { ClipboardEvent } from "react";
import { type ParsedAddress, parseAddress } from "@/components/candidate/fields/parse-address";
import { insertText } from "@/components/ui/behaviour/insert-text";

/** Only a paste that fills the whole field is handled. @param onNames gets the name that came with the address. */
export function pasteAddress(
  event: ClipboardEvent<HTMLInputElement>,
  onNames: (names: Omit<ParsedAddress, "email">) => void,
): void {
  const { currentTarget: control, clipboardData } = event;
  const { value, selectionStart, selectionEnd } = control;
  const rest = value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? value.length);
  const parts = rest.trim() === "" ? parseAddress(clipboardData.getData("text/plain")) : undefined;
  if (!parts) return;
  const { email, ...names } = parts;
  event.preventDefault();
  control.select();
  insertText(control, email);
  onNames(names);
}
