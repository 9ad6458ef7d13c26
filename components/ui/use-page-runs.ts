"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether what is typed or pressed is heard: false on the server and while hydrating. */
export const usePageRuns = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
