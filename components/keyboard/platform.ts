"use client";

import { useSyncExternalStore } from "react";
import { useTexts } from "@/components/texts/texts-provider";

const neverChanges = () => () => undefined;
const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Whether ⌘ does here what Ctrl does elsewhere. */
export const isCommand = (event: Pick<KeyboardEvent, "metaKey" | "ctrlKey">): boolean =>
  isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;

/** What is written on that key, and its name in `aria-keyshortcuts`. */
export function useCommandKey(): { name: string; aria: "Meta" | "Control" } {
  const { t } = useTexts();
  const hasCommand = useSyncExternalStore(neverChanges, isApple, () => false);
  return hasCommand ? { name: "⌘", aria: "Meta" } : { name: t("shortcuts.keys.control"), aria: "Control" };
}
