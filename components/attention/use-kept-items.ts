import { useState } from "react";
import { type Kept, keepItems } from "@/components/attention/keep-items";

export function useKeptItems<Item>(
  items: Item[] | undefined,
  keyOf: (item: Item) => string | number,
): Kept<Item>[] {
  const [kept, setKept] = useState<Kept<Item>[]>([]);
  const next = keepItems(kept, items, keyOf);
  if (next !== kept) setKept(next);
  return next;
}
