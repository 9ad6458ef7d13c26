import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { getQueryClient } from "@/components/get-query-client";
import { profileQuery } from "@/components/query/profile-query";
import { sessionsQuery } from "@/components/query/sessions-query";
import { ProfileScreen } from "@/components/settings/profile/profile-screen";
import { settingsTitle } from "@/components/settings/settings-title";
import { getCurrentSession } from "@/lib/auth/current-user";
import { listSessions } from "@/lib/auth/list-sessions";
import { requireUser } from "@/lib/auth/require-user";
import { getRuntime } from "@/lib/runtime";

export const generateMetadata = settingsTitle("profile");

export default async function ProfilePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const profile = await requireUser("viewer");
  const client = getQueryClient();
  client.setQueryData(profileQuery().queryKey, profile);
  const { store, env } = await getRuntime();
  const session = await getCurrentSession();
  const clock = { now: store.now(), idleMs: env.sessionIdleMs };
  if (session)
    client.setQueryData(sessionsQuery().queryKey, { sessions: await listSessions(store.db, session, clock) });
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <ProfileScreen profile={profile} isPasswordChanged={(await searchParams).changed === "password"} />
    </HydrationBoundary>
  );
}
