"use client";

import { useSyncExternalStore } from "react";
import { useTexts } from "@/components/texts/texts-provider";

const neverChanges = () => () => undefined;
const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Whether the command key is pressed: ⌘ on Apple, Ctrl elsewhere. */
export const isCommand = (event: Pick<KeyboardEvent, "metaKey" | "ctrlKey">): boolean =>
  isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;

/** Its label, and its name in `aria-keyshortcuts`. */
export function useCommandKey(): { name: string; aria: "Meta" | "Control" } {
  const { t } = useTexts();
  const hasCommand = useSyncExternalStore(neverChanges, isApple, () => false);
  return hasCommand ? { name: "⌘", aria: "Meta" } : { name: t("shortcuts.keys.control"), aria: "Control" };
}
