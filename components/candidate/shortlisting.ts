"use client";

import { createContext, use } from "react";

export type Chosen = {
  /** Assessments, in their order. */
  ids: readonly number[];
  /** Of a single candidate. */
  name?: string;
  /** The pressed element, which gets the focus back. */
  from?: HTMLElement | null;
};

/** Opens the dialog that adds them to a shortlist; undefined for viewers. */
export const ShortlistingContext = createContext<((chosen: Chosen) => void) | undefined>(undefined);

export const useShortlisting = () => use(ShortlistingContext);
