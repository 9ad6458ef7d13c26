"use client";

import { SettingGroup, SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AccessView } from "@/lib/auth/access/schema";

/** The groups the provider sent for the reader, and the resulting role. */
export function OwnGroup({ own }: { own: AccessView["own"] }) {
  const { t, list } = useTexts();
  return (
    <SettingGroup title={t("access.own")}>
      {own ? (
        <>
          <SettingRow label={t("access.when")}>
            <RelativeTime at={own.at} />
          </SettingRow>
          {own.groups ? (
            <>
              <SettingRow label={t("access.arrived")}>
                <span className="wrap-anywhere">
                  {own.groups.length > 0 ? list(own.groups) : t("access.noGroups")}
                </span>
              </SettingRow>
              <SettingRow label={t("access.gave")}>
                {own.role && own.group
                  ? t("access.gaveBy", { role: t(`roles.${own.role}`), group: own.group })
                  : own.role
                    ? t(`roles.${own.role}`)
                    : t("access.gaveNothing")}
              </SettingRow>
            </>
          ) : (
            Object.keys(own.claims).length === 0 && (
              <p className="px-4 py-3 text-13 text-quiet">{t("access.ownLinked")}</p>
            )
          )}
          {Object.keys(own.claims).length > 0 && (
            <SettingRow
              label={t("access.claims")}
              hint={t("access.claimsHint")}
              below={
                <details>
                  <summary className="w-fit cursor-pointer rounded-xs text-13 text-quiet underline decoration-dotted underline-offset-3 hover:text-ink">
                    {t("access.showClaims")}
                  </summary>
                  <pre className="mt-2 rounded-md bg-hover px-3 py-2.5 font-mono text-12 break-words whitespace-pre-wrap wrap-anywhere">
                    {JSON.stringify(own.claims, null, 2)}
                  </pre>
                </details>
              }
            />
          )}
        </>
      ) : (
        <p className="px-4 py-3 text-13 text-quiet">{t("access.ownNone")}</p>
      )}
    </SettingGroup>
  );
}
