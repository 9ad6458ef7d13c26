import { PageHeader } from "@/components/layout/page-header";
import { ConnectionSection } from "@/components/settings/connection-section";
import { PeopleSection } from "@/components/settings/people-section";
import { ProfileSection } from "@/components/settings/profile-section";
import { ThemeSection } from "@/components/settings/theme-section";
import { getTexts } from "@/components/texts/get-texts";
import { pageTitle } from "@/components/texts/page-title";
import { requireUser } from "@/lib/auth/require-user";
import { listMembers } from "@/lib/members/list-members";
import { hasRole } from "@/lib/members/roles";
import { getRuntime, type Runtime } from "@/lib/runtime";

export const generateMetadata = pageTitle("settings");

export default async function SettingsPage() {
  const user = await requireUser("viewer");
  const runtime = await getRuntime();
  const { t } = await getTexts();
  return (
    <>
      <PageHeader title={t("settings.title")} className="pb-6" />
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
