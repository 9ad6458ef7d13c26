"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Brings the focus to the first field that is wrong, once an answer has said so. */
export function useFocusOnError(error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error]);
  return form;
}
