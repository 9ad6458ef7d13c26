import type { Transaction } from "kysely";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import type { Traces } from "@/lib/erasing/find-traces";
import type { Redact } from "@/lib/erasing/redact";

export type Erasing = {
  transaction: Transaction<Tables>;
  store: Store;
  traces: Traces;
  version: number;
  /** Absent where a tombstone is applied again: then the timeline has it already. */
  by?: string;
  /** Their addresses in texts about others; not one that is also a colleague’s, who is meant there. */
  addresses: string[];
  /** Takes those out of a text. */
  redact: Redact;
};

/** @returns how many rows had something about them. */
export type Erase = (erasing: Erasing) => Promise<number>;
