"use client";

import { SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { RelativeTime } from "@/components/ui/relative-time";
import { StatusDot } from "@/components/ui/status-dot";
import type { ConnectionView } from "@/lib/connection/schema";

export function FreshnessRows({ sync }: { sync: ConnectionView["sync"] }) {
  const { t } = useTexts();
  return (
    <>
      <SettingRow label={t("settings.connection.state")}>
        <StatusDot tone={sync.state} />
        {t(`settings.connection.${sync.state}`)}
      </SettingRow>
      <SettingRow label={t("settings.connection.lastGoodCheck")}>
        {sync.checkedAt ? (
          <RelativeTime at={sync.checkedAt} seconds />
        ) : (
          <span className="text-quiet">{t("settings.connection.noneYet")}</span>
        )}
      </SettingRow>
      {sync.failingSince && (
        <SettingRow label={t("settings.connection.failingSince")}>
          <RelativeTime at={sync.failingSince} seconds className="text-danger" />
        </SettingRow>
      )}
    </>
  );
}
