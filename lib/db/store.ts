import type { Db } from "@/lib/db/types";

/** The store as one source's rows are read and written: nearly every function of `lib` takes it. */
export type Store = {
  db: Db;
  sourceId: string;
  /** The process's clock; tests give their own. */
  now: () => Date;
};

/** An instant as the store keeps it. */
export const instant = (date: Date): string => date.toISOString();
