import { type ConnectionView, findingsSchema } from "@/lib/connection/schema";
import type { Store } from "@/lib/db/store";
import type { Connection } from "@/lib/sources/connect";
import { readChecks } from "@/lib/sync/read-checks";
import { readSync } from "@/lib/sync/read-sync";

/** A connection without its client, which has the key. */
export type ShownConnection = Pick<Connection, "keyLastFour"> & {
  source: Pick<Connection["source"], "kind" | "baseUrl" | "account">;
  sandbox?: { mailsForReal: boolean };
};

/** Leaves out findings of another version that this one doesn't know. */
const kept = findingsSchema.catch([]);

async function readOdd(store: Store): Promise<ConnectionView["odd"]> {
  const state = await store.db
    .selectFrom("mirror_state")
    .select(["odd_rows", "findings", "interview_findings"])
    .where("source_id", "=", store.sourceId)
    .executeTakeFirst();
  return {
    rows: state?.odd_rows ?? 0,
    findings: kept.parse(JSON.parse(state?.findings ?? "[]")),
    interviews: kept.parse(JSON.parse(state?.interview_findings ?? "[]")),
  };
}

export async function readConnection(
  store: Store,
  { source, keyLastFour, sandbox }: ShownConnection,
): Promise<ConnectionView> {
  const [sync, odd, checks] = await Promise.all([
    readSync(store, { technical: true }),
    readOdd(store),
    readChecks(store),
  ]);
  return {
    kind: source.kind,
    baseUrl: source.kind === "service" ? source.baseUrl : undefined,
    account: source.account,
    keyLastFour,
    mailsForReal: sandbox?.mailsForReal,
    sync,
    odd,
    checks: checks.map((check) => ({
      number: check.number,
      beganAt: check.began_at,
      durationMs: check.duration_ms,
      outcome: check.outcome,
      changes: check.changes,
      listRows: check.list_rows ?? undefined,
      unreadableRows: check.unreadable_rows ?? undefined,
      oddRows: check.odd_rows ?? undefined,
    })),
  };
}
