import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FeedProvider } from "@/components/feed/feed-provider";
import { getQueryClient } from "@/components/get-query-client";
import { Mark } from "@/components/layout/mark";
import { MissingPartNotice } from "@/components/layout/missing-part-notice";
import { PersonIdProvider } from "@/components/layout/person-id";
import { SandboxBand } from "@/components/layout/sandbox-band";
import { Shell } from "@/components/layout/shell";
import { shellQuery } from "@/components/layout/shell-query";
import { CompletionNotices } from "@/components/notifications/completion-notices";
import { PaletteProvider } from "@/components/palette/palette-provider";
import { SessionEnd } from "@/components/session/session-end";
import { countAssessments } from "@/lib/assessments/count-assessments";
import { getCurrentSession } from "@/lib/auth/current-user";
import { leftOf } from "@/lib/auth/session";
import { buildId } from "@/lib/build-id";
import { readPosition } from "@/lib/feed/read-position";
import { hasRole } from "@/lib/members/roles";
import { readSync } from "@/lib/mirror/read-sync";
import { getRuntime } from "@/lib/runtime";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const session = await getCurrentSession();
  // Every page asks for its role itself and sends strangers to sign in; there is nothing to frame for them.
  if (!session) return children;

  const { user } = session;
  const { store, connection, env } = await getRuntime();
  // Before anything else is read: the feed goes on from here.
  const position = await readPosition(store);
  const [counts, sync] = await Promise.all([
    countAssessments(store),
    readSync(store, { technical: hasRole(user, "administrator") }),
  ]);
  const queryClient = getQueryClient();
  queryClient.setQueryData(shellQuery().queryKey, { counts, sync });
  const { sandbox } = connection;
  const left = leftOf(session, { now: store.now(), idleMs: env.sessionIdleMs });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <FeedProvider
        name={feedName(session.id)}
        after={position}
        isWantedUnseen={user.preferences.browserNotifications}
      >
        <PersonIdProvider id={user.id}>
          <PaletteProvider canInvite={hasRole(user, "recruiter")} areLettersOn={user.preferences.shortcuts}>
            <Shell
              person={user}
              mark={<Mark />}
              sandboxBand={
                sandbox && (
                  <SandboxBand mailsForReal={sandbox.mailsForReal} outbox={hasRole(user, "recruiter")} />
                )
              }
            >
              {children}
            </Shell>
            <MissingPartNotice />
            <SessionEnd key={session.id} id={session.id} left={left} />
            <CompletionNotices byBrowser={user.preferences.browserNotifications} />
          </PaletteProvider>
        </PersonIdProvider>
      </FeedProvider>
    </HydrationBoundary>
  );
}

/** Neither another sign-in nor another release is served by this one's worker. */
const feedName = (sessionId: string) => ["feed", sessionId, buildId()].join(" ");
