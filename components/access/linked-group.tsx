"use client";

import { SettingGroup } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AccessView } from "@/lib/auth/access/schema";

/** Members with a company account, and the group behind their role. */
export function LinkedGroup({ linked }: { linked: AccessView["linked"] }) {
  const { t } = useTexts();
  return (
    <SettingGroup title={t("access.linked")}>
      {linked.length === 0 ? (
        <p className="px-4 py-3 text-13 text-quiet">{t("access.linkedNone")}</p>
      ) : (
        <ul aria-label={t("access.linked")} className="divide-y divide-line">
          {linked.map(({ id, name, email, role, group, lastUsedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-4 py-2.5 text-13"
            >
              <span className="flex min-w-0 flex-col">
                <bdi className="font-[550] wrap-anywhere">{name}</bdi>
                <bdi className="text-12 text-quiet wrap-anywhere">{email}</bdi>
              </span>
              <span className="flex min-w-0 flex-col items-end text-right">
                <span className="wrap-anywhere">
                  {t(`roles.${role}`)}{" "}
                  <span className="text-quiet">
                    {group ? t("access.byGroup", { group }) : t("access.byNoGroup")}
                  </span>
                </span>
                <span className="text-12 text-quiet">
                  {t.rich("access.lastSignIn", { when: () => <RelativeTime at={lastUsedAt} /> })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </SettingGroup>
  );
}
