import pRetry from "p-retry";
import type { Logger } from "pino";
import type { AssessmentClient, NewAssessment } from "@/lib/assessment-api/client";
import type { PendingAssessment } from "@/lib/assessment-api/schemas";
import { candidateOf } from "@/lib/candidates/columns";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import type { Store } from "@/lib/db/store";
import type { Call } from "@/lib/invitations/sending/begin-call";
import { judgeFailure } from "@/lib/invitations/sending/judge-failure";
import { noteCreate } from "@/lib/invitations/sending/note-create";
import { type EndedCall, settleCreated, settleFailed } from "@/lib/invitations/sending/settle-invitation";

const skewOf = (serviceAtMs: number | undefined, now: Date): number | undefined =>
  serviceAtMs === undefined ? undefined : Math.round(serviceAtMs - now.getTime());

const newAssessment = (invitation: InvitationsTable): NewAssessment => ({
  interviewId: invitation.interview_id,
  candidate: candidateOf(invitation),
  suppressCandidateEmail: invitation.suppress_candidate_email === 1,
});

/**
 * @param parts.onUnconfirmed called when it may or may not have landed. @param parts.givingUp aborted when the process
 * ends before the answer is stored; looking will find it.
 */
export function createServiceCall(parts: {
  store: Store;
  client: Pick<AssessmentClient, "createAssessment" | "serviceNowMs">;
  log: Logger;
  onUnconfirmed?: () => void;
  givingUp: AbortSignal;
}): (invitation: InvitationsTable, call: Call) => Promise<void> {
  const { store, client, log, onUnconfirmed, givingUp } = parts;

  const endOf = (call: Call): EndedCall => ({
    ...call,
    durationMs: performance.now() - call.beganAtMs,
    skewMs: skewOf(client.serviceNowMs(), store.now()),
  });

  /** Only this process knows the answer, so it tries to store it until it can. */
  const persistently = <T>(what: Record<string, unknown>, settle: () => Promise<T>): Promise<T> =>
    pRetry(settle, {
      retries: Number.POSITIVE_INFINITY,
      minTimeout: 200,
      maxTimeout: 5_000,
      factor: 2,
      randomize: true,
      signal: givingUp,
      onFailedAttempt: ({ error }) =>
        log.error({ ...what, err: error }, "the store did not take what became of an invitation"),
    });

  async function settleAnswer(id: string, created: PendingAssessment, call: EndedCall): Promise<void> {
    const what = { invitation: id, assessment: created.id };
    const settled = await persistently(what, () => settleCreated(store, id, created, call));
    noteCreate(settled === "created" ? "created" : "unconfirmed", call.durationMs);
    if (settled === "created") return;
    log.warn(what, "an invitation was answered with an assessment that can’t be the new one");
    onUnconfirmed?.();
  }

  async function settleFailure(id: string, error: unknown, call: EndedCall): Promise<void> {
    const failure = judgeFailure(error);
    noteCreate(failure.state, call.durationMs);
    log.warn({ invitation: id, state: failure.state, err: error }, "an invitation was not created");
    await persistently({ invitation: id }, () => settleFailed(store, id, failure, call));
    if (failure.state === "unconfirmed") onUnconfirmed?.();
  }

  return async (invitation, call) => {
    const { id } = invitation;
    let created: PendingAssessment;
    try {
      created = await client.createAssessment(newAssessment(invitation));
    } catch (error) {
      return settleFailure(id, error, endOf(call));
    }
    return settleAnswer(id, created, endOf(call));
  };
}
