import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "@/lib/db/types";

/** Resolves once a transaction waits for a lock in this PostgreSQL database: two can then be interleaved. */
export const untilBlocked = (db: Db): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows.length;
    })
    .toBeGreaterThan(0);
