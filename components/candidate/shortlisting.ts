"use client";

import { createContext, use } from "react";

export type Chosen = {
  /** Assessments, in their order. */
  ids: readonly number[];
  /** Of a single candidate. */
  name?: string;
  /** What was pressed: the focus returns to it. */
  from?: HTMLElement | null;
};

/** Asks for a shortlist to add them to. Undefined for those who may not. */
export const ShortlistingContext = createContext<((chosen: Chosen) => void) | undefined>(undefined);

export const useShortlisting = () => use(ShortlistingContext);
