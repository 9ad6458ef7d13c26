"use client";

import { SettingGroup } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AccessView } from "@/lib/auth/access/schema";
import { isRuleRefusal } from "@/lib/auth/oidc/refusal";

/** The latest refused company sign-ins. Reasons from outside are shown as they came. */
export function RefusedGroup({ refused }: { refused: AccessView["refused"] }) {
  const { t } = useTexts();
  return (
    <SettingGroup title={t("access.refused")}>
      {refused.length === 0 ? (
        <p className="px-4 py-3 text-13 text-quiet">{t("access.refusedNone")}</p>
      ) : (
        <ul aria-label={t("access.refused")} className="divide-y divide-line">
          {refused.map(({ id, at, step, reason, email }) => (
            <li key={id} className="flex items-baseline justify-between gap-x-6 px-4 py-2.5 text-13">
              <span className="flex min-w-0 flex-col">
                {isRuleRefusal(reason) && t(`settings.log.refusals.${reason}`)}
                {email && <bdi className="text-12 text-quiet wrap-anywhere">{email}</bdi>}
                <code className="font-mono text-12 text-quiet wrap-anywhere">
                  {t("access.refusedAt", { step, reason })}
                </code>
              </span>
              <RelativeTime at={at} className="shrink-0 text-quiet" />
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && <p className="px-4 py-2.5 text-12 text-quiet">{t("access.refusedHint")}</p>}
    </SettingGroup>
  );
}
