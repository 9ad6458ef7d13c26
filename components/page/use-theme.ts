"use client";

import { useSyncExternalStore } from "react";
import { applyTheme, groundOf, parseTheme, type Theme } from "@/components/page/theme";

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => parseTheme(document.documentElement.dataset.theme);

function choose(theme: Theme) {
  applyTheme(theme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    meta.content = groundOf(theme, meta.media.includes("dark") ? "dark" : "light");
  for (const tell of listeners) tell();
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore<Theme>(listen, current, () => "system"), choose];
}
