"use client";

import type { MadeLink } from "@/components/shortlists/sharing/use-make-link";
import { useTexts } from "@/components/texts/texts-provider";
import { useZone } from "@/components/ui/behaviour/use-zone";
import { CopyButton } from "@/components/ui/copy-button";
import { dateAndTime } from "@/components/ui/format-time";

/** A link that was just made. It is shown this once. */
export function FreshLink({ link: { url, expiresAt }, name }: { link: MadeLink; name: string }) {
  const { t, locale } = useTexts();
  const until = dateAndTime(Date.parse(expiresAt), { locale, timeZone: useZone() });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 rounded-md border border-line-strong bg-ground p-3.5">
        <code className="font-mono text-13 break-all select-all">{url}</code>
        <CopyButton
          text={url}
          label={t("shortlists.copyLink")}
          what={t("shortlists.linkOf", { name })}
          variant="primary"
          autoFocus
          className="h-9 w-full pointer-coarse:h-11"
        />
      </div>
      <p className="text-13 text-quiet">{t("shortlists.linkOnce", { until })}</p>
    </div>
  );
}
