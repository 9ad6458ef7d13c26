"use client";

import { ReadingList } from "@/components/shortlists/reading/reading-list";
import { SpentSharedLink } from "@/components/shortlists/reading/spent-shared-link";
import { useShared } from "@/components/shortlists/reading/use-shared";
import { useTexts } from "@/components/texts/texts-provider";
import { useZone } from "@/components/ui/behaviour/use-zone";
import { dateAndTime } from "@/components/ui/format-time";
import { Notice } from "@/components/ui/notice";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { SharedShortlist } from "@/lib/shortlists/schema";

/** A shortlist behind a link. It needs no session and uses none. */
export function SharedScreen({
  token,
  first,
}: {
  token: string;
  /** Rendered with the page. */
  first: { shortlist: SharedShortlist; etag: string };
}) {
  const { t, locale } = useTexts();
  const zone = useZone();
  const { shortlist, hasEnded, isStale, isChanged } = useShared(token, first);
  if (hasEnded) return <SpentSharedLink />;
  const until = dateAndTime(Date.parse(shortlist.expiresAt), { locale, timeZone: zone });
  return (
    <>
      {/* Candidates have no ids here. */}
      <ReadingList shortlist={shortlist} keyOf={(_, at) => at}>
        {isStale && (
          <Notice tone="warning" role="status">
            {t("shortlists.stale")}
          </Notice>
        )}
      </ReadingList>
      <p className="mx-auto w-full max-w-3xl px-4 pb-10 text-12 text-faint md:px-7 print:hidden">
        {t("shortlists.linkUntil", { until })}
      </p>
      <VisuallyHidden role="status">{isChanged && t("shortlists.updated")}</VisuallyHidden>
    </>
  );
}
