"use client";

import { Laptop, Smartphone, Tablet } from "lucide-react";
import { SaveFailure } from "@/components/forms/save-failure";
import { useEndSession } from "@/components/profile/use-end-session";
import { useTexts } from "@/components/texts/texts-provider";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import type { SessionView } from "@/lib/auth/session-schema";
import type { Texts } from "@/lib/i18n/texts";

const icons = { computer: Laptop, phone: Smartphone, tablet: Tablet, unknown: Laptop } as const;

/** `Firefox on Windows`, as far as the browser tells. */
export function deviceWords({ device: { browser, system } }: Pick<SessionView, "device">, t: Texts["t"]) {
  if (browser && system) return t("settings.profile.device", { browser, system });
  return browser ?? system ?? t("settings.profile.unknownDevice");
}

/** `onEnded` is called when the session was ended here. */
export function SessionRow({ session, onEnded }: { session: SessionView; onEnded: () => void }) {
  const { t } = useTexts();
  const ending = useEndSession(onEnded);
  const Icon = icons[session.device.kind];
  const device = deviceWords(session, t);
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-center gap-3">
        <Icon className="size-4 shrink-0 self-start text-faint mt-0.5" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 font-[550]">
            <span className="min-w-0 wrap-anywhere">{device}</span>
            {session.isCurrent && <Badge tone="accent">{t("settings.profile.thisSession")}</Badge>}
          </p>
          <p className="text-12 text-quiet">
            <span className="tabular wrap-anywhere">{session.address}</span>
            {" · "}
            {t.rich("settings.profile.sessionTimes", {
              started: () => <RelativeTime at={session.startedAt} />,
              seen: () => <RelativeTime at={session.lastSeenAt} />,
            })}
          </p>
        </div>
        {!session.isCurrent && (
          <Button
            size="sm"
            pending={ending.isPending || ending.isSuccess}
            aria-label={t("settings.profile.endSessionOf", { device, address: session.address })}
            onClick={() => ending.mutate(session.id)}
          >
            {t("settings.profile.endSession")}
          </Button>
        )}
      </div>
      <SaveFailure error={ending.error} />
    </li>
  );
}
