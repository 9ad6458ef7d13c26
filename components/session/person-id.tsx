"use client";

import { createContext, type ReactNode, use } from "react";
import { askAs } from "@/components/http/request-json";

const PersonId = createContext("");

export function PersonIdProvider({ id, children }: { id: string; children: ReactNode }) {
  // Before anything below asks. On the server pages of several people are made at once, and none of them asks.
  if (typeof window !== "undefined") askAs(id);
  return <PersonId value={id}>{children}</PersonId>;
}

/** Empty without a session. Drafts in a tab are kept for one person alone. */
export const usePersonId = (): string => use(PersonId);
