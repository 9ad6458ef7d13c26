"use client";

import { Download } from "lucide-react";
import { formatLength } from "@/components/assessments/view/table-words";
import { viewParams } from "@/components/assessments/view/view-params";
import type { ListView } from "@/components/assessments/view/view-search-params";
import { useExport } from "@/components/http/use-export";
import type { ListLength } from "@/components/rows/list-pages";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Tooltip } from "@/components/ui/tooltip";

/** It keeps its room where there is nothing to export. */
export function TableExport({
  view,
  length,
  isEmpty,
}: {
  view: ListView;
  /** Undefined while the view is being fetched. */
  length: ListLength | undefined;
  isEmpty: boolean;
}) {
  const texts = useTexts();
  const { t } = texts;
  const { link, refusal } = useExport(`/api/assessments/export?${viewParams(view)}`);
  const label = length
    ? t("table.exportRows", { count: length.count, shown: formatLength(length, texts) })
    : t("table.export");
  return (
    <>
      <Tooltip label={label}>
        <Button
          data-palette="export"
          aria-label={label}
          className={cn("@3xl:order-2", isEmpty && "invisible")}
          render={<a {...link} />}
        >
          <Download aria-hidden="true" />
          <span className="home-label">{t("table.export")}</span>
        </Button>
      </Tooltip>
      {refusal}
    </>
  );
}
