import type { Logger } from "pino";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import type { Store } from "@/lib/db/store";
import { type Feed, openFeed } from "@/lib/feed/open-feed";
import { type ImportRunner, runImports } from "@/lib/imports/run-imports";
import { lookForInvitations } from "@/lib/invitations/looking/look-for-invitations";
import { adoptLostInvitations } from "@/lib/invitations/sending/adopt-lost-invitations";
import { type InvitationQueue, openInvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { type Mirror, type MirrorParts, startMirror } from "@/lib/mirror/start-mirror";

export type RunningSource = {
  mirror: Mirror;
  invitations: InvitationQueue;
  imports: ImportRunner;
  feed: Feed;
  /** Takes `withinMs` at most: creates in flight may be answered and stored until shortly before. */
  stop(withinMs: number): Promise<void>;
};

export type SourceParts = Pick<MirrorParts, "isAlone" | "openComparing"> & {
  store: Store;
  client: AssessmentClient;
  log: Logger;
  sessionIdleMs: number;
  /** Absent: any number. */
  streams?: { perPerson: number; inAll: number };
};

const mirrorGetsMs = 500;
const adoptEveryMs = 5_000;

export function startSource(parts: SourceParts): RunningSource {
  const { store, client, log, isAlone, openComparing, sessionIdleMs, streams } = parts;
  const invitations = openInvitationQueue({ store, client, log, onUnconfirmed: () => mirror.hurry() });
  const imports = runImports({ queue: invitations, log });
  const adopting = adoptRegularly(store, log);
  const mirror = startMirror({
    store,
    client,
    log,
    isAlone,
    openComparing,
    afterList: (guard, begunAtMs) => lookForInvitations(store, { guard, begunAtMs }),
    onChanges: () => feed.wake(),
  });
  const feed = openFeed({ store, log, sessionIdleMs, watch: () => mirror.watch(), atMost: streams });
  return {
    mirror,
    invitations,
    imports,
    feed,
    async stop(withinMs) {
      // Open streams would keep the server's connections open.
      feed.close();
      adopting.stop();
      imports.close();
      const open = await invitations.close(Math.max(0, withinMs - mirrorGetsMs));
      if (open > 0)
        log.warn({ open }, "stopped before the service answered; these invitations stay on record");
      await Promise.race([mirror.stop(), new Promise((resolve) => setTimeout(resolve, mirrorGetsMs))]);
    },
  };
}

/** For calls of another instance on the same store, which may have died. */
function adoptRegularly(store: Store, log: Logger): { stop(): void } {
  const adopt = () =>
    adoptLostInvitations(store).then(
      (adopted) =>
        adopted > 0 &&
        log.warn(
          { adopted },
          "invitations had lost their process; what had not been sent is not sent, the rest unconfirmed",
        ),
      (error: unknown) => log.error({ err: error }, "looking for interrupted invitations failed"),
    );
  void adopt();
  const timer = setInterval(adopt, adoptEveryMs).unref();
  return { stop: () => clearInterval(timer) };
}
