"use client";

import { useQuery } from "@tanstack/react-query";
import { useFeed } from "@/components/feed/feed-provider";
import { SyncNotice } from "@/components/layout/sync-notice";
import { connectionQuery } from "@/components/query/connection-query";
import { CheckNow } from "@/components/settings/connection/check-now";
import { ChecksTable } from "@/components/settings/connection/checks-table";
import { FreshnessRows } from "@/components/settings/connection/freshness-rows";
import { OddRows } from "@/components/settings/connection/odd-rows";
import { ServiceRows } from "@/components/settings/connection/service-rows";
import { SettingGroup } from "@/components/settings/setting-group";
import { SettingsPage } from "@/components/settings/settings-page";
import { useTexts } from "@/components/texts/texts-provider";
import type { ConnectionView } from "@/lib/connection/schema";

/** Checks go on while somebody looks. */
const refreshMs = 10_000;

/** The service behind the dashboard, and how its last checks went. */
export function ConnectionScreen({ connection: rendered }: { connection: ConnectionView }) {
  const { t } = useTexts();
  const { data: connection = rendered, refetch } = useQuery({
    ...connectionQuery(),
    refetchInterval: refreshMs,
  });
  useFeed((message) => {
    if (message.kind === "sync") void refetch();
  });
  return (
    <SettingsPage section="connection" actions={<CheckNow />}>
      <SyncNotice />
      <SettingGroup title={t("settings.connection.service")}>
        <ServiceRows connection={connection} />
      </SettingGroup>
      <SettingGroup title={t("settings.connection.freshness")}>
        <FreshnessRows sync={connection.sync} />
      </SettingGroup>
      <OddRows connection={connection} />
      <ChecksTable checks={connection.checks} />
    </SettingsPage>
  );
}
