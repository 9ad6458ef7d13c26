import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import type { Logger } from "pino";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import type { Store } from "@/lib/db/store";
import { beginCall } from "@/lib/invitations/sending/begin-call";
import { createServiceCall } from "@/lib/invitations/sending/call-service";
import { keepWaiting } from "@/lib/invitations/sending/keep-waiting";
import { settleUncalled } from "@/lib/invitations/sending/settle-invitation";

export type InvitationQueue = {
  store: Store;
  newSubmissionId: () => string;
  /** Never throws because of the service. Goes on when the caller's request is gone. */
  send(invitation: InvitationsTable): Promise<void>;
  settled(invitationId: string): Promise<void>;
  /** Whether this process is sending it, or will. */
  isSending(invitationId: string): boolean;
  /** Waits for the calls under way, `withinMs` at most. @returns how many are still open. */
  close(withinMs: number): Promise<number>;
};

const hearWithinMs = 2_000;

/** Sends one create after the other, over all instances, so that a lost one can be looked for. */
export function openInvitationQueue(parts: {
  store: Store;
  client: AssessmentClient;
  log: Logger;
  onUnconfirmed?: () => void;
}): InvitationQueue {
  const { store, client, log } = parts;
  const oneAtATime = pLimit(1);
  const underWay = new Map<string, Promise<void>>();
  const waiting = keepWaiting(store, log);
  const givingUp = new AbortController();
  const callService = createServiceCall({ ...parts, givingUp: givingUp.signal });
  let closed = false;
  let hasAsked = false;

  /** A process that doesn't poll may never have heard from the service: an answer tells its clock. */
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
    if (call) await callService(invitation, call);
    else if (closed) await settleUncalled(store, invitation.id);
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
    isSending: (id) => underWay.has(id),
    settled: async (id) => underWay.get(id)?.catch(() => undefined),
    async close(withinMs) {
      closed = true;
      waiting.stop();
      const all = Promise.allSettled(underWay.values());
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, withinMs).unref())]);
      givingUp.abort();
      return underWay.size;
    },
  };
}
