import type { Db } from "@/lib/db/types";
import type { Limit } from "@/lib/db/visibility/limit";

/** The store, for one source: nearly every function of `lib` takes it. */
export type Store = {
  db: Db;
  sourceId: string;
  now: () => Date;
  /** Set by `limitStore`: what this member doesn’t see isn’t there. */
  limit?: Limit;
};

export const instant = (date: Date): string => date.toISOString();
