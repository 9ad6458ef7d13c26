"use client";

import { useSyncExternalStore } from "react";
import { useTexts } from "@/components/texts/texts-provider";

const neverChanges = () => () => undefined;
const ofTheBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const ofNobody = () => "UTC";

/**
 * Whose days and weeks count: the zone the reader has chosen, else the browser's, which the server doesn't
 * know. @returns an IANA name.
 */
export function useZone(): string {
  const { timeZone } = useTexts();
  const browsers = useSyncExternalStore(neverChanges, ofTheBrowser, ofNobody);
  return timeZone ?? browsers;
}
