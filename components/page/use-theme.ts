"use client";

import { useSyncExternalStore } from "react";
import { applyTheme, parseTheme, type Theme } from "@/components/page/theme";

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => parseTheme(document.documentElement.dataset.theme);

function choose(theme: Theme) {
  applyTheme(theme);
  for (const tell of listeners) tell();
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore<Theme>(listen, current, () => "system"), choose];
}
