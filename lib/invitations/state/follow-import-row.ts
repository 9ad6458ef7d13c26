import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import type { ImportRowsTable, ImportsTable } from "@/lib/db/import-tables";
import { instant } from "@/lib/db/store";
import type { InvitationState, InvitationsTable, Tables } from "@/lib/db/types";
import { interrupted, neverCalled } from "@/lib/invitations/state/failure-codes";
import type { InvitationEvent } from "@/lib/invitations/state/state-machine";

/** So many calls in a row that nobody answers pause an import. */
const mostUnanswered = 3;

/** When the service asks for fewer calls and doesn’t say for how long. */
const slowForMs = 30_000;

type Settled = Pick<
  InvitationsTable,
  "assessment_id" | "failure_code" | "failure_errors" | "settled_at" | "version"
>;

type Became = {
  row: Pick<ImportRowsTable, "state" | "reason">;
  /** The row keeps its place in the queue, and this invitation is nothing to look after. */
  isBackInQueue?: boolean;
  pause?: Exclude<ImportsTable["reason"], null>;
};

/** A refusal of the caller, not of the candidate: the same would be said of every other row. */
const refusalsOfUs = ["invalid_key", "not_authorised", "rate_limited"] as const;

const waiting = { state: "waiting", reason: null } as const;
/** Where nothing is sent any more, nothing waits: an answer may come long after its process seemed lost. */
const leftOver = {
  stopped: { state: "notSent", reason: "stopped" },
  done: { state: "notSent", reason: "not_called" },
} as const;

const leftBy = (state: ImportsTable["state"]) =>
  state === "stopped" || state === "done" ? leftOver[state] : undefined;

function becomes(state: InvitationState, { failure_code, failure_errors }: Settled): Became {
  switch (state) {
    case "submitting":
      return { row: waiting };
    case "created":
      return { row: { state: "created", reason: null } };
    case "unconfirmed":
    case "probable":
      return { row: { state: "unconfirmed", reason: "unanswered" } };
    case "did_not_land":
      return { row: { state: "notSent", reason: "did_not_land" } };
    case "not_sent":
      return {
        row: waiting,
        isBackInQueue: true,
        // A process that was stopped before its call says nothing about the service.
        pause: failure_code === neverCalled ? undefined : "unreachable",
      };
    case "rejected": {
      const ours = refusalsOfUs.find((code) => code === failure_code);
      if (ours) return { row: waiting, isBackInQueue: true, pause: ours };
      return { row: { state: "rejected", reason: failure_errors ? "refused" : "refused_otherwise" } };
    }
    default:
      return state satisfies never;
  }
}

/**
 * A row of an import is where its invitation is, in the same transaction: a kill in between can’t part them. What
 * concerns every other row too pauses the import, and the row waits again.
 */
export async function followImportRow(
  transaction: Transaction<Tables>,
  {
    id,
    state,
    event,
    retryAfterMs,
  }: { id: string; state: InvitationState; event: InvitationEvent; retryAfterMs?: number },
): Promise<void> {
  await followOthers(transaction, id, state);
  const row = await transaction
    .selectFrom("import_rows as r")
    .innerJoin("imports as m", "m.id", "r.import_id")
    .select(["r.import_id", "r.line", "m.state as import_state", "m.unanswered", "m.name", "m.source_id"])
    .where("r.invitation_id", "=", id)
    .executeTakeFirst();
  if (!row) return;
  const settled = await transaction
    .selectFrom("invitations")
    .select(["assessment_id", "failure_code", "failure_errors", "settled_at", "version"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const became = becomes(state, settled);
  await transaction
    .updateTable("import_rows")
    .set({
      ...((became.isBackInQueue && leftBy(row.import_state)) || became.row),
      assessment_id: settled.assessment_id,
      settled_at: settled.settled_at,
      ...(became.isBackInQueue && { invitation_id: null, settled_at: null }),
      // What the service has now isn’t kept twice.
      ...(state === "created" && { cells: null }),
    })
    .where("import_id", "=", row.import_id)
    .where("line", "=", row.line)
    .execute();
  if (became.isBackInQueue)
    await transaction
      .updateTable("invitations")
      .set({ dismissed_at: settled.settled_at })
      .where("id", "=", id)
      .execute();
  await followImport(transaction, row, { settled, event, pause: became.pause, retryAfterMs });
}

const invitesNobody: Partial<Record<InvitationState, Pick<ImportRowsTable, "state" | "reason">>> = {
  did_not_land: { state: "notSent", reason: "did_not_land" },
  not_sent: { state: "notSent", reason: "not_called" },
  rejected: { state: "notSent", reason: "not_called" },
};

/** Rows that weren’t sent because of this invitation: as long as it invites nobody, neither was anybody by them. */
async function followOthers(
  transaction: Transaction<Tables>,
  id: string,
  state: InvitationState,
): Promise<void> {
  const unsent = invitesNobody[state];
  const changed = await transaction
    .updateTable("import_rows")
    .set(unsent ?? { state: "pending", reason: "pending_here" })
    .where("other_invitation_id", "=", id)
    .where("state", "=", unsent ? "pending" : "notSent")
    .returning("import_id")
    .execute();
  if (changed.length === 0) return;
  await transaction
    .updateTable("imports")
    .set((set) => ({
      version: set.selectFrom("invitations").select("version").where("id", "=", id).$asScalar().$notNull(),
    }))
    .where(
      "id",
      "in",
      changed.map(({ import_id }) => import_id),
    )
    .execute();
}

async function followImport(
  transaction: Transaction<Tables>,
  of: Pick<ImportsTable, "name" | "source_id" | "unanswered"> & {
    import_id: string;
    import_state: ImportsTable["state"];
  },
  happened: { settled: Settled; event: InvitationEvent; pause: Became["pause"]; retryAfterMs?: number },
): Promise<void> {
  const { settled, event, pause, retryAfterMs = slowForMs } = happened;
  const { version, settled_at, failure_code } = settled;
  const unanswered = countUnanswered(of.unanswered, event, failure_code);
  const isRunning = of.import_state === "running";
  const why =
    pause ?? (unanswered >= mostUnanswered && unanswered > of.unanswered ? "unanswered" : undefined);
  const isPaused = isRunning && why !== undefined && why !== "rate_limited";
  if (isPaused)
    await recordAudit(transaction, {
      actor: { name: "Shortlist" },
      action: "import_paused",
      subject: { type: "import", id: of.import_id, label: of.name, sourceId: of.source_id },
      details: { reason: why },
      at: new Date(settled_at ?? Date.now()),
    });
  await transaction
    .updateTable("imports")
    .set({
      version,
      unanswered,
      ...(isRunning &&
        why === "rate_limited" &&
        settled_at !== null && {
          reason: why,
          slow_until: instant(new Date(Date.parse(settled_at) + retryAfterMs)),
        }),
      ...(isPaused && { state: "paused" as const, reason: why, changed_by_name: null }),
      ...(isRunning && event === "answered" && { reason: null, slow_until: null }),
    })
    .where("id", "=", of.import_id)
    .execute();
}

/** Looking settles calls too, which says nothing about whether the service answers. */
function countUnanswered(before: number, event: InvitationEvent, code: string | null): number {
  switch (event) {
    case "answered":
    case "refused":
    case "refused_as_pending":
      return 0;
    case "unanswered":
    case "misanswered":
      return code === interrupted ? before : before + 1;
    default:
      return before;
  }
}
