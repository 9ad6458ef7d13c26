"use client";

import { createContext, type ReactNode, use } from "react";

const PersonId = createContext("");

/** Tells what is below it who is signed in. */
export function PersonIdProvider({ id, children }: { id: string; children: ReactNode }) {
  return <PersonId value={id}>{children}</PersonId>;
}

/** @returns the id of who is signed in, empty where nobody is: what a tab keeps is kept for one person alone. */
export const usePersonId = (): string => use(PersonId);
