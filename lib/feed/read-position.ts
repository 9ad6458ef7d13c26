import { readVersion } from "@/lib/db/read-version";
import type { Store } from "@/lib/db/store";
import { formatPosition } from "@/lib/feed/position";

/** Read it first: what is read before it may lack something. */
export async function readPosition(store: Store): Promise<string> {
  const position = await readVersion(store);
  return position.seen === undefined
    ? formatPosition(position)
    : `${formatPosition(position)}.${position.seen}`;
}
