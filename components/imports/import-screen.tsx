"use client";

import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { RequestFailure } from "@/components/http/request-failure";
import { DraftWaiting } from "@/components/imports/drafting/draft-waiting";
import { ImportHead } from "@/components/imports/import-head";
import { importQuery, importsKey } from "@/components/imports/imports-query";
import { RunScreen } from "@/components/imports/progress/run-screen";
import { useImportNews } from "@/components/imports/use-import-news";
import { LoadFailure } from "@/components/page/load-failure";
import { useTexts } from "@/components/texts/texts-provider";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** What checks rows knows every country’s phone numbers: an import that was started does without. */
const loadDraft = () =>
  import("@/components/imports/drafting/draft-screen").then(({ DraftScreen }) => DraftScreen);

/** One import under one address, whatever state it is in. */
export function ImportScreen({ id, recentInterviews }: { id: string; recentInterviews: number[] }) {
  const { t } = useTexts();
  const [isDeleting, setIsDeleting] = useState(false);
  const { data, error, refetch } = useQuery({ ...importQuery(id), enabled: !isDeleting });
  useImportNews(importsKey);
  const view = data?.import;
  const DraftScreen = useLoaded(loadDraft, view?.state === "draft");
  if (error instanceof RequestFailure && error.status === 404)
    return (
      <EmptyState
        icon={<Upload aria-hidden="true" />}
        title={t("imports.goneTitle")}
        action={<Button render={<Link href="/imports" />}>{t("imports.title")}</Button>}
      >
        {t("imports.gone")}
      </EmptyState>
    );
  if (!view)
    return error ? (
      <LoadFailure error={error} title={t("imports.oneNotLoaded")} onRetry={() => void refetch()} />
    ) : null;
  if (view.state !== "draft") return <RunScreen view={view} />;
  return DraftScreen ? (
    <DraftScreen view={view} recentInterviews={recentInterviews} onDeleting={setIsDeleting} />
  ) : (
    <>
      <ImportHead view={view} />
      <DraftWaiting />
    </>
  );
}
