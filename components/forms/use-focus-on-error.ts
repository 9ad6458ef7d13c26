"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Focuses the first invalid field after a response with errors. */
export function useFocusOnError(error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error]);
  return form;
}
