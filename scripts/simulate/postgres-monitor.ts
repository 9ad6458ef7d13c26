import { setTimeout as later } from "node:timers";
import type pg from "pg";

/** A connection apart from the processes, to see and control the engine. */
export type Monitor = {
  blockers(pids: number[]): Promise<Map<number, number[]>>;
  /** Ends sessions; their transactions are rolled back when this resolves. */
  end(pids: number[]): Promise<void>;
  endBusy(): Promise<void>;
  cancel(pid: number): Promise<void>;
};

const looksAgainAfterMs = 1;

export function openMonitor(client: pg.Client): Monitor {
  async function end(pids: number[]): Promise<void> {
    await client.query({
      name: "end",
      text: "select pg_terminate_backend(pid) from pg_stat_activity where pid = any($1::int[])",
      values: [pids],
    });
    for (;;) {
      // A session frees its locks before it leaves this list.
      const { rowCount } = await client.query({
        name: "there",
        text: "select from pg_stat_activity where pid = any($1::int[])",
        values: [pids],
      });
      if (rowCount === 0) return;
      await new Promise((resolve) => later(resolve, looksAgainAfterMs));
    }
  }

  return {
    async blockers(pids) {
      const { rows } = await client.query<{ pid: number; by: number[] }>({
        name: "blockers",
        text: "select pid, pg_blocking_pids(pid) as by from unnest($1::int[]) as pid",
        values: [pids],
      });
      return new Map(rows.map(({ pid, by }) => [pid, by]));
    },
    end,
    async endBusy() {
      const { rows } = await client.query<{ pid: number }>({
        name: "busy",
        text: `select pid from pg_stat_activity where datname = current_database()
          and backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`,
      });
      if (rows.length > 0) await end(rows.map(({ pid }) => pid));
    },
    async cancel(pid) {
      await client.query("select pg_cancel_backend($1)", [pid]);
    },
  };
}
