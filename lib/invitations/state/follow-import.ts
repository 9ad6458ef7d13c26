import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import type { ImportsTable } from "@/lib/db/import-tables";
import { instant } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { interrupted } from "@/lib/invitations/state/failure-codes";
import type { Became, Settled } from "@/lib/invitations/state/import-row-rules";
import type { InvitationEvent } from "@/lib/invitations/state/state-machine";

/** So many calls in a row that nobody answers, or that are refused without a reason, pause an import. */
const mostFailed = 3;

/** How long an import rests when the service asks for fewer calls: as long as it says, within these bounds. */
const leastRestMs = 5_000;
export const mostRestMs = 60 * 60_000;
/** Where it doesn’t say. It doubles each time in a row, as the least does. */
const unsaidRestMs = 30_000;

export type FollowedImport = Pick<ImportsTable, "id" | "name" | "source_id" | "state" | "failed_in_a_row">;

type Happened = { settled: Settled; event: InvitationEvent; became: Became; retryAfterMs?: number };

/** An import after one of its rows has come further: what concerns every other row too pauses it, or lets it rest. */
export async function followImport(
  transaction: Transaction<Tables>,
  before: FollowedImport,
  happened: Happened,
): Promise<void> {
  const { settled, event, became } = happened;
  const isRunning = before.state === "running";
  const failed = countFailed(before.failed_in_a_row, happened);
  const isThird = failed >= mostFailed && failed > before.failed_in_a_row;
  const why = became.pause ?? (isThird ? thirdTime(became) : undefined);
  if (why === "rate_limited") await rest(transaction, before.source_id, happened);
  if (event === "answered") await endRest(transaction, before.source_id);
  const isPaused = isRunning && why !== undefined && why !== "rate_limited";
  if (isPaused) await recordPause(transaction, before, why, settled);
  await transaction
    .updateTable("imports")
    .set({
      version: settled.version,
      failed_in_a_row: failed,
      ...(isPaused && { state: "paused" as const, reason: why, changed_by_name: null }),
    })
    .where("id", "=", before.id)
    .execute();
}

const thirdTime = ({ row }: Became) => (row.state === "unconfirmed" ? "unanswered" : "refused");

const recordPause = (
  transaction: Transaction<Tables>,
  { id, name, source_id }: FollowedImport,
  reason: string,
  { settled_at }: Settled,
): Promise<void> =>
  recordAudit(transaction, {
    actor: { name: "Shortlist" },
    action: "import_paused",
    subject: { type: "import", id, label: name, sourceId: source_id },
    details: { reason },
    at: settled_at === null ? new Date() : new Date(settled_at),
  });

/** No import sends for a while. A service that says “at once” each time isn’t asked without end. */
async function rest(
  transaction: Transaction<Tables>,
  sourceId: string,
  { settled: { settled_at }, retryAfterMs }: Happened,
): Promise<void> {
  const { slowed_in_a_row: before } = await transaction
    .selectFrom("sources")
    .select("slowed_in_a_row")
    .where("id", "=", sourceId)
    .executeTakeFirstOrThrow();
  const doubled = 2 ** Math.min(before, 12);
  const asked = retryAfterMs ?? unsaidRestMs * doubled;
  const restMs = Math.min(Math.max(asked, leastRestMs * doubled), mostRestMs);
  const from = settled_at === null ? Date.now() : Date.parse(settled_at);
  await transaction
    .updateTable("sources")
    .set({ slow_until: instant(new Date(from + restMs)), slowed_in_a_row: before + 1 })
    .where("id", "=", sourceId)
    .execute();
}

const endRest = (transaction: Transaction<Tables>, sourceId: string) =>
  transaction
    .updateTable("sources")
    .set({ slow_until: null, slowed_in_a_row: 0 })
    .where("id", "=", sourceId)
    .execute();

/** Looking settles calls too, which says nothing about whether the service answers. */
function countFailed(before: number, { event, became, settled }: Happened): number {
  switch (event) {
    case "answered":
    case "refused_as_pending":
      return 0;
    case "refused":
      return became.row.reason === "refused_otherwise" ? before + 1 : 0;
    case "unanswered":
    case "misanswered":
      return settled.failure_code === interrupted ? before : before + 1;
    default:
      return before;
  }
}
