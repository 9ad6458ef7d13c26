"use client";

import { useSyncExternalStore } from "react";
import { useTexts } from "@/components/texts/texts-provider";

const neverChanges = () => () => undefined;
const ofTheBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const ofNobody = () => "UTC";

/** The browser's own zone, as an IANA name. */
export const useBrowsersZone = (): string => useSyncExternalStore(neverChanges, ofTheBrowser, ofNobody);

/**
 * Whose days and weeks count: the zone the reader has chosen, else the browser's, which the server doesn't
 * know. @returns an IANA name.
 */
export function useZone(): string {
  const { timeZone } = useTexts();
  const browsers = useBrowsersZone();
  return timeZone ?? browsers;
}
