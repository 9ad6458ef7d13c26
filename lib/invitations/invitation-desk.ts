import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import pRetry from "p-retry";
import type { Logger } from "pino";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import type { Store } from "@/lib/db/store";
import type { InvitationsTable } from "@/lib/db/types";
import { beginCall } from "@/lib/invitations/begin-call";
import { renewEveryMs } from "@/lib/invitations/deadlines";
import { judgeFailure } from "@/lib/invitations/judge-failure";
import { noteCreate } from "@/lib/invitations/note-create";
import { renewDeadlines } from "@/lib/invitations/renew-deadlines";
import {
  type EndedCall,
  settleCreated,
  settleFailed,
  settleUncalled,
} from "@/lib/invitations/settle-invitation";

/** Calls the service for invitations that are written down, one after the other. */
export type InvitationDesk = {
  store: Store;
  /** A new submission's id, for callers that bring none. */
  newSubmissionId: () => string;
  /**
   * Sends one invitation and settles it; never throws for what the service does. The caller may go away:
   * the call is not aborted by that.
   */
  send(invitation: InvitationsTable): Promise<void>;
  /** Resolves when the invitation, if it is on its way in this process, is settled. */
  settled(invitationId: string): Promise<void>;
  /** Waits for the calls under way, `withinMs` at most. @returns how many were still open then. */
  close(withinMs: number): Promise<number>;
};

const hearWithinMs = 2_000;

/**
 * Opens the desk of one source. Creates are serialised, over all instances, so that looking for a lost one
 * stays possible.
 * @param parts.onUnconfirmed told when nobody knows whether one landed: a list would tell.
 */
export function openInvitationDesk(parts: {
  store: Store;
  client: AssessmentClient;
  log: Logger;
  onUnconfirmed?: () => void;
}): InvitationDesk {
  const { store, client, log, onUnconfirmed } = parts;
  const oneAtATime = pLimit(1);
  const underWay = new Map<string, Promise<void>>();
  const waiting = new Set<string>();
  const givingUp = new AbortController();
  let closed = false;
  let hasAsked = false;

  const renewing = setInterval(() => {
    if (waiting.size === 0) return;
    renewDeadlines(store, [...waiting]).catch((error: unknown) =>
      log.warn({ err: error }, "the deadlines of waiting invitations were not moved"),
    );
  }, renewEveryMs).unref();

  /** A process that doesn't poll may not have heard from the service yet: asked once, it tells its clock. */
  async function hearClock(): Promise<void> {
    if (hasAsked || client.serviceNowMs() !== undefined) return;
    hasAsked = true;
    await client.listInterviews({ signal: AbortSignal.timeout(hearWithinMs) }).catch(() => undefined);
  }

  async function callAndSettle(invitation: InvitationsTable): Promise<void> {
    await hearClock();
    const { serviceNowMs } = client;
    const call = await beginCall(store, invitation.id, { isClosed: () => closed, serviceNowMs }).finally(() =>
      waiting.delete(invitation.id),
    );
    if (!call) {
      if (closed) await settleUncalled(store, invitation.id);
      return;
    }
    const ended = (): EndedCall => ({
      ...call,
      durationMs: performance.now() - call.beganAtMs,
      skewMs: skewOf(serviceNowMs(), store.now()),
    });
    try {
      const created = await client.createAssessment({
        interviewId: invitation.interview_id,
        candidate: {
          email: invitation.email,
          firstName: invitation.first_name ?? undefined,
          lastName: invitation.last_name ?? undefined,
          phoneNumber: invitation.phone_number ?? undefined,
          resumeUrl: invitation.resume_url ?? undefined,
          externalId: invitation.external_id ?? undefined,
        },
        suppressCandidateEmail: invitation.suppress_candidate_email === 1,
      });
      const answered = ended();
      const what = { invitation: invitation.id, assessment: created.id };
      const settled = await persistently(what, () => settleCreated(store, invitation.id, created, answered));
      noteCreate(settled === "created" ? "created" : "unconfirmed", answered.durationMs);
      if (settled === "created") return;
      log.warn(what, "an invitation was answered with an assessment that can’t be the new one");
      onUnconfirmed?.();
    } catch (error) {
      if (error instanceof NotSettled) throw error.cause;
      const failed = ended();
      const failure = judgeFailure(error);
      noteCreate(failure.state, failed.durationMs);
      log.warn(
        { invitation: invitation.id, state: failure.state, err: error },
        "an invitation was not created",
      );
      await persistently({ invitation: invitation.id }, () =>
        settleFailed(store, invitation.id, failure, failed),
      );
      if (failure.state === "unconfirmed") onUnconfirmed?.();
    }
  }

  /** What the service said is known to this process alone: it is written down as soon as the store can. */
  function persistently<T>(what: Record<string, unknown>, settle: () => Promise<T>): Promise<T> {
    return pRetry(settle, {
      retries: Number.POSITIVE_INFINITY,
      minTimeout: 200,
      maxTimeout: 5_000,
      factor: 2,
      randomize: true,
      signal: givingUp.signal,
      onFailedAttempt: ({ error }) =>
        log.error({ ...what, err: error }, "the store did not take what became of an invitation"),
    }).catch((error: unknown) => {
      throw new NotSettled(error);
    });
  }

  return {
    store,
    newSubmissionId: randomUUID,
    send(invitation) {
      waiting.add(invitation.id);
      const work = oneAtATime(() => callAndSettle(invitation)).finally(() => underWay.delete(invitation.id));
      underWay.set(invitation.id, work);
      return work;
    },
    settled: async (id) => underWay.get(id)?.catch(() => undefined),
    async close(withinMs) {
      closed = true;
      clearInterval(renewing);
      const all = Promise.allSettled(underWay.values());
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, withinMs).unref())]);
      givingUp.abort();
      return underWay.size;
    },
  };
}

const skewOf = (serviceAtMs: number | undefined, now: Date): number | undefined =>
  serviceAtMs === undefined ? undefined : Math.round(serviceAtMs - now.getTime());

/** The process ends before the store took what the service said; looking will find it. */
class NotSettled extends Error {
  override readonly name = "NotSettled";

  constructor(cause: unknown) {
    super("What became of an invitation could not be written down.", { cause });
  }
}
