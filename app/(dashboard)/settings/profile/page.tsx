import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { getQueryClient } from "@/components/get-query-client";
import { profileQuery } from "@/components/query/profile-query";
import { ProfileScreen } from "@/components/settings/profile/profile-screen";
import { settingsTitle } from "@/components/settings/settings-title";
import { requireUser } from "@/lib/auth/require-user";

export const generateMetadata = settingsTitle("profile");

export default async function ProfilePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const profile = await requireUser("viewer");
  const client = getQueryClient();
  client.setQueryData(profileQuery().queryKey, profile);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <ProfileScreen profile={profile} isPasswordChanged={(await searchParams).changed === "password"} />
    </HydrationBoundary>
  );
}
