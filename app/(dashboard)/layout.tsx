import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { PageTexts } from "@/app/page-texts";
import { DashboardFeed } from "@/components/dashboard/feed/dashboard-feed";
import { PaletteProvider } from "@/components/dashboard/palette/palette-provider";
import { Providers } from "@/components/dashboard/providers";
import { Shell } from "@/components/dashboard/shell/shell";
import { Shortlisting } from "@/components/dashboard/shortlisting/shortlisting";
import { getQueryClient } from "@/components/http/get-query-client";
import { CompletionNotices } from "@/components/notifications/completion-notices";
import { unreadQuery } from "@/components/notifications/notifications-query";
import { Mark } from "@/components/page/mark";
import { MissingPartNotice } from "@/components/page/missing-part-notice";
import { SandboxBand } from "@/components/service/sandbox-band";
import { shellQuery } from "@/components/service/shell-query";
import { WhoMendsProvider } from "@/components/service/who-mends";
import { IsLimitedProvider } from "@/components/session/is-limited";
import { PersonIdProvider } from "@/components/session/person-id";
import { SessionEnd } from "@/components/session/session-end";
import { countAssessments } from "@/lib/assessments/list/count-assessments";
import { leftOf } from "@/lib/auth/sessions/session";
import { buildId } from "@/lib/build-id";
import { readPosition } from "@/lib/feed/read-position";
import { getCurrentSession, getRuntimeSeenBy } from "@/lib/http/current-user";
import { getTexts } from "@/lib/http/get-texts";
import { hasUnderWay } from "@/lib/imports/has-under-way";
import { listAdministrators } from "@/lib/members/list-administrators";
import { countUnread } from "@/lib/notifications/count-unread";
import { hasRole } from "@/lib/roles";
import { readSync } from "@/lib/sync/read-sync";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const session = await getCurrentSession();
  // Every page asks for its role itself and sends strangers to sign in; there is nothing to frame for them.
  if (!session) return children;

  const { user } = session;
  const { store, connection, env } = await getRuntimeSeenBy(user);
  // Before anything else is read: the feed continues from here.
  const position = await readPosition(store);
  const [counts, unread, sync] = await Promise.all([
    countAssessments(store),
    countUnread(store, user.id),
    readSync(store, { technical: hasRole(user, "administrator") }),
  ]);
  const { t } = await getTexts();
  const queryClient = getQueryClient();
  queryClient.setQueryData(shellQuery().queryKey, { counts, sync });
  queryClient.setQueryData(unreadQuery().queryKey, { unread });
  const isReader = hasRole(user, "administrator");
  const isRecruiter = hasRole(user, "recruiter");
  // Who can mend the connection matters only until the first list has been read.
  const administrators = isReader || sync.checkedAt !== undefined ? [] : await listAdministrators(store.db);
  const seesOutbox = isRecruiter && store.limit === undefined;
  const isImporting = isRecruiter && (await hasUnderWay(store));
  const { sandbox } = connection;
  const left = leftOf(session, { now: store.now(), idleMs: env.sessionIdleMs });
  return (
    <PageTexts of="app/(dashboard)">
      <Providers nonce={(await headers()).get("x-nonce") ?? undefined} renderedAt={Date.now()}>
        <HydrationBoundary state={dehydrate(queryClient)}>
          <DashboardFeed
            name={feedName(session.id)}
            after={position}
            isWantedUnseen={user.preferences.browserNotifications}
          >
            <PersonIdProvider id={user.id}>
              <IsLimitedProvider value={store.limit?.rows !== undefined}>
                <WhoMendsProvider mender={{ isReader, administrators }}>
                  <Shortlisting canShortlist={isRecruiter}>
                    <PaletteProvider
                      role={user.role}
                      hasOutbox={sandbox !== undefined && seesOutbox}
                      areLettersOn={user.preferences.shortcuts}
                    >
                      <Shell
                        person={user}
                        mark={<Mark />}
                        isImporting={isImporting}
                        sandboxBand={
                          sandbox && (
                            <SandboxBand t={t} mailsForReal={sandbox.mailsForReal} outbox={seesOutbox} />
                          )
                        }
                      >
                        {children}
                      </Shell>
                      <MissingPartNotice />
                      <SessionEnd key={session.id} id={session.id} left={left} />
                      <CompletionNotices byBrowser={user.preferences.browserNotifications} />
                    </PaletteProvider>
                  </Shortlisting>
                </WhoMendsProvider>
              </IsLimitedProvider>
            </PersonIdProvider>
          </DashboardFeed>
        </HydrationBoundary>
      </Providers>
    </PageTexts>
  );
}

// A worker is neither shared with another sign-in nor with another release.
const feedName = (sessionId: string) => ["feed", sessionId, buildId()].join(" ");
