"use client";

import { useQuery } from "@tanstack/react-query";
import { Eye, Share2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { RequestFailure } from "@/components/http/request-failure";
import { BackLink } from "@/components/page/back-link";
import { LoadFailure } from "@/components/page/load-failure";
import { CandidateList } from "@/components/shortlists/composing/candidate-list";
import { ListMenu } from "@/components/shortlists/composing/list-menu";
import { ListName } from "@/components/shortlists/composing/list-name";
import { SavedText } from "@/components/shortlists/composing/saved-text";
import { ShowsFields } from "@/components/shortlists/composing/shows-fields";
import { GoneShortlist } from "@/components/shortlists/gone-shortlist";
import { ColleaguesSection } from "@/components/shortlists/sharing/colleagues-section";
import { LinksSection, linksAnchor } from "@/components/shortlists/sharing/links-section";
import { shortlistQuery } from "@/components/shortlists/shortlists-query";
import { useShortlistNews } from "@/components/shortlists/use-shortlist-news";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";

/** A recruiter’s own screen of a shortlist. */
export function ComposeScreen({ id }: { id: string }) {
  const { t } = useTexts();
  const [isDeleting, setIsDeleting] = useState(false);
  const { data, error, refetch } = useQuery({ ...shortlistQuery(id), enabled: !isDeleting });
  const shortlist = data?.shortlist;
  const candidates = shortlist?.candidates.map(({ assessmentId }) => assessmentId);
  useShortlistNews(shortlistQuery(id).queryKey, candidates);
  if (error instanceof RequestFailure && error.status === 404) return <GoneShortlist />;
  if (!shortlist) {
    return error ? (
      <LoadFailure error={error} title={t("shortlists.oneNotLoaded")} onRetry={() => void refetch()} />
    ) : null;
  }
  return (
    <div className="flex w-full max-w-6xl flex-col gap-6 px-4 pt-4 pb-16 md:px-7">
      <div className="flex flex-col gap-2">
        <BackLink href="/shortlists">{t("shortlists.back")}</BackLink>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-1 flex-col gap-0.5 max-sm:basis-full">
            <ListName shortlist={shortlist} />
            <p className="text-13 text-quiet">
              {t.rich("shortlists.byLineOf", {
                by: shortlist.by,
                editor: shortlist.updatedBy,
                when: () => <RelativeTime at={shortlist.updatedAt} />,
              })}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            {/* Below the candidates, unless there is room beside them. */}
            <Button render={<a href={`#${linksAnchor}`} />} className="lg:hidden">
              <Share2 aria-hidden="true" />
              {t("shortlists.shareByLink")}
            </Button>
            <Button render={<Link href={`/shortlists/${id}/read`} prefetch={false} />}>
              <Eye aria-hidden="true" />
              {t("shortlists.preview")}
            </Button>
            <ListMenu shortlist={shortlist} onDeleting={setIsDeleting} />
          </div>
        </div>
      </div>
      {shortlist.archivedAt && <Notice tone="info">{t("shortlists.archivedNotice")}</Notice>}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <SavedText
            shortlistId={id}
            of="note"
            stored={shortlist.note}
            label={t("shortlists.note")}
            hint={t("shortlists.noteHint")}
            placeholder={t("shortlists.notePlaceholder")}
            maxLength={5000}
            rows={2}
            change={(note, from) => ({ kind: "list", change: { note, from: { note: from } } })}
          />
          <CandidateList shortlist={shortlist} />
        </div>
        <div className="flex min-w-0 flex-col gap-7">
          {shortlist.blindToReaders !== undefined && (
            <Notice tone="info">{t("blind.fromReaders", { count: shortlist.blindToReaders })}</Notice>
          )}
          <LinksSection shortlist={shortlist} />
          <ColleaguesSection shortlist={shortlist} />
          <ShowsFields shortlist={shortlist} />
        </div>
      </div>
    </div>
  );
}
