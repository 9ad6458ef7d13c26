"use client";

import { useSyncExternalStore } from "react";
import { useTexts } from "@/components/texts/texts-provider";

const neverChanges = () => () => undefined;
const ofTheBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const onTheServer = () => "UTC";

export const useBrowserZone = (): string => useSyncExternalStore(neverChanges, ofTheBrowser, onTheServer);

/** The reader’s chosen time zone, or else the browser’s, which the server doesn’t know. */
export function useZone(): string {
  const { timeZone } = useTexts();
  const browsers = useBrowserZone();
  return timeZone ?? browsers;
}
