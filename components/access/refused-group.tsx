"use client";

import { SettingGroup } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AccessView } from "@/lib/auth/access/schema";

/** The last refusals by the company’s sign-in. The audit log says who it was. */
export function RefusedGroup({ refused }: { refused: AccessView["refused"] }) {
  const { t } = useTexts();
  return (
    <SettingGroup title={t("access.refused")}>
      {refused.length === 0 ? (
        <p className="px-4 py-3 text-13 text-quiet">{t("access.refusedNone")}</p>
      ) : (
        <ul aria-label={t("access.refused")} className="divide-y divide-line">
          {refused.map(({ id, at, step, reason }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-4 py-2.5 text-13"
            >
              <span className="min-w-0">
                <span className="block font-mono text-12 wrap-anywhere">{reason}</span>
                <span className="text-12 text-quiet">{t("access.refusedAt", { step })}</span>
              </span>
              <RelativeTime at={at} className="text-quiet" />
            </li>
          ))}
        </ul>
      )}
    </SettingGroup>
  );
}
