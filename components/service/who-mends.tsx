"use client";

import { createContext, type ReactNode, use } from "react";

/** Says who can mend the connection: the reader, or the colleagues to ask. */
export type Mender = { isReader: boolean; administrators: string[] };

const WhoMends = createContext<Mender>({ isReader: false, administrators: [] });

export const WhoMendsProvider = ({ mender, children }: { mender: Mender; children: ReactNode }) => (
  <WhoMends value={mender}>{children}</WhoMends>
);

export const useWhoMends = (): Mender => use(WhoMends);
