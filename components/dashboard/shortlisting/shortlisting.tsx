"use client";

import { type ReactNode, useState } from "react";
import { type Chosen, ShortlistingContext } from "@/components/candidate/shortlisting";
import { loadPart } from "@/components/ui/behaviour/load-part";

const loadDialog = () => import("@/components/shortlists/add-to-shortlist");

/** Lets every screen add candidates to a shortlist. The dialog’s script loads on first use. */
export function Shortlisting({ canShortlist, children }: { canShortlist: boolean; children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>();
  const ask = (chosen: Chosen) =>
    void loadPart(loadDialog).then(
      ({ AddToShortlist }) =>
        setDialog(<AddToShortlist chosen={chosen} onClosed={() => setDialog(undefined)} />),
      // The page reports the missing part itself.
      () => undefined,
    );
  return (
    <ShortlistingContext value={canShortlist ? ask : undefined}>
      {children}
      {dialog}
    </ShortlistingContext>
  );
}
