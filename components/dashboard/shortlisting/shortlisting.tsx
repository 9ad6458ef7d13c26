"use client";

import { type ReactNode, useCallback, useState } from "react";
import { type Chosen, ShortlistingContext } from "@/components/candidate/shortlisting";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";

const loadDialog = () =>
  import("@/components/shortlists/add-to-shortlist").then(({ AddToShortlist }) => AddToShortlist);

/** Wherever candidates are shown they can be put on a shortlist. The dialog’s script is loaded with its use. */
export function Shortlisting({ canShortlist, children }: { canShortlist: boolean; children: ReactNode }) {
  const [asked, setAsked] = useState<{ chosen: Chosen; turn: number }>();
  const ask = useCallback(
    (chosen: Chosen) => setAsked((before) => ({ chosen, turn: (before?.turn ?? 0) + 1 })),
    [],
  );
  const AddToShortlist = useLoaded(loadDialog, asked);
  return (
    <ShortlistingContext value={canShortlist ? ask : undefined}>
      {children}
      {asked && AddToShortlist && (
        <AddToShortlist key={asked.turn} chosen={asked.chosen} onClosed={() => setAsked(undefined)} />
      )}
    </ShortlistingContext>
  );
}
