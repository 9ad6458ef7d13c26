import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { ConnectionSection } from "@/components/settings/connection-section";
import { PeopleSection } from "@/components/settings/people-section";
import { ProfileSection } from "@/components/settings/profile-section";
import { ThemeSection } from "@/components/settings/theme-section";
import { requireUser } from "@/lib/auth/require-user";
import { listMembers } from "@/lib/members/list-members";
import { hasRole } from "@/lib/members/roles";
import { getRuntime, type Runtime } from "@/lib/runtime";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const user = await requireUser("viewer");
  const runtime = await getRuntime();
  return (
    <>
      <PageHeader title="Settings" className="pb-6" />
      <ProfileSection user={user} />
      <ThemeSection />
      {hasRole(user, "administrator") && (
        <>
          <ConnectionSection connection={describeConnection(runtime)} />
          <PeopleSection members={await listMembers(runtime.database.db)} ownId={user.id} />
        </>
      )}
    </>
  );
}

/** What a browser may know of the connection, picked by name: nothing new slips through. */
function describeConnection({ source, connection }: Runtime) {
  return {
    kind: source.kind,
    baseUrl: source.baseUrl,
    account: source.account,
    keyLastFour: connection.keyLastFour,
    mailsForReal: connection.sandbox?.mailsForReal,
  };
}
