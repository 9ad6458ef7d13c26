"use client";

import { useQuery } from "@tanstack/react-query";
import { CheckNow } from "@/components/connection/check-now";
import { ChecksTable } from "@/components/connection/checks-table";
import { connectionQuery } from "@/components/connection/connection-query";
import { FreshnessRows } from "@/components/connection/freshness-rows";
import { OddRows } from "@/components/connection/odd-rows";
import { ServiceRows } from "@/components/connection/service-rows";
import { useFeed } from "@/components/feed/feed-provider";
import { SyncNotice } from "@/components/service/sync-notice";
import { SettingGroup } from "@/components/settings/setting-group";
import { SettingsPage } from "@/components/settings/settings-page";
import { useTexts } from "@/components/texts/texts-provider";
import type { ConnectionView } from "@/lib/connection/schema";

/** Checks go on while the page is open. */
const refreshMs = 10_000;

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
