import { useState } from "react";
import { type Kept, keepItems } from "@/components/invitations/keep-items";

/** The items of a list that holds still as long as it is open (keep-items.ts). */
export function useKeptItems<Item>(items: Item[], keyOf: (item: Item) => string | number): Kept<Item>[] {
  const [kept, setKept] = useState<Kept<Item>[]>([]);
  const next = keepItems(kept, items, keyOf);
  if (next !== kept) setKept(next);
  return next;
}
