import type { Db } from "@/lib/db/types";

/** The store, for one source: nearly every function of `lib` takes it. */
export type Store = {
  db: Db;
  sourceId: string;
  now: () => Date;
};

export const instant = (date: Date): string => date.toISOString();
