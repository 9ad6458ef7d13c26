import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import type { Logger } from "pino";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import type { Store } from "@/lib/db/store";
import type { InvitationsTable } from "@/lib/db/types";
import { beginCall } from "@/lib/invitations/begin-call";
import { judgeFailure } from "@/lib/invitations/judge-failure";
import { settleCreated, settleFailed } from "@/lib/invitations/settle-invitation";

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

/** Opens the desk of one source. Creates are serialised, so that looking for a lost one stays possible. */
export function openInvitationDesk(parts: {
  store: Store;
  client: AssessmentClient;
  log: Logger;
}): InvitationDesk {
  const { store, client, log } = parts;
  const oneAtATime = pLimit(1);
  const underWay = new Map<string, Promise<void>>();
  let closed = false;

  async function callAndSettle(invitation: InvitationsTable): Promise<void> {
    if (closed) {
      await settleFailed(store, invitation.id, {
        state: "not_sent",
        failure_code: "shutting_down",
        failure_message: "Shortlist was being stopped; the service was not called.",
      });
      return;
    }
    if (!(await beginCall(store, invitation.id))) return;
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
      await settleCreated(store, invitation, created);
    } catch (error) {
      const failure = judgeFailure(error);
      log.warn(
        { invitation: invitation.id, state: failure.state, err: error },
        "an invitation was not created",
      );
      await settleFailed(store, invitation.id, failure);
    }
  }

  return {
    store,
    newSubmissionId: randomUUID,
    send(invitation) {
      const work = oneAtATime(() => callAndSettle(invitation)).finally(() => underWay.delete(invitation.id));
      underWay.set(invitation.id, work);
      return work;
    },
    settled: async (id) => underWay.get(id)?.catch(() => undefined),
    async close(withinMs) {
      closed = true;
      const all = Promise.allSettled(underWay.values());
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, withinMs).unref())]);
      return underWay.size;
    },
  };
}
