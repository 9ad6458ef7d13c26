import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { settingsTitle } from "@/app/(dashboard)/settings/settings-title";
import { PageTexts } from "@/app/page-texts";
import { ProfileScreen } from "@/components/dashboard/profile/profile-screen";
import { getQueryClient } from "@/components/http/get-query-client";
import { sessionsQuery } from "@/components/profile/sessions-query";
import { secondFactorQuery } from "@/components/second-factor/requests";
import { profileQuery } from "@/components/session/profile-query";
import { readSecondFactor } from "@/lib/auth/second-factor/own-second-factor";
import { listSessions } from "@/lib/auth/sessions/list-sessions";
import { getCurrentSession, getRuntimeSeenBy } from "@/lib/http/current-user";
import { requireUser } from "@/lib/http/require-user";
import { nameLimit } from "@/lib/members/name-limit";

export const generateMetadata = settingsTitle("profile");

export default async function ProfilePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const profile = await requireUser("viewer");
  const client = getQueryClient();
  client.setQueryData(profileQuery().queryKey, profile);
  const { store, env } = await getRuntimeSeenBy(profile);
  const session = await getCurrentSession();
  const clock = { now: store.now(), idleMs: env.sessionIdleMs };
  if (session)
    client.setQueryData(sessionsQuery().queryKey, { sessions: await listSessions(store.db, session, clock) });
  client.setQueryData(secondFactorQuery().queryKey, await readSecondFactor(store.db, profile.id));
  return (
    <PageTexts of="app/(dashboard)/settings/profile">
      <HydrationBoundary state={dehydrate(client)}>
        <ProfileScreen
          profile={profile}
          limit={await nameLimit(store)}
          isPasswordChanged={(await searchParams).changed === "password"}
        />
      </HydrationBoundary>
    </PageTexts>
  );
}
