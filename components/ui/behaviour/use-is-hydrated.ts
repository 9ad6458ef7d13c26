"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
