"use client";

import { Download } from "lucide-react";
import type { ListView } from "@/components/assessments/search-params";
import type { ListLength } from "@/components/assessments/table-pages";
import { formatLength } from "@/components/assessments/table-words";
import { viewParams } from "@/components/query/assessments-query";
import { useExport } from "@/components/query/use-export";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";

/** Downloads all rows of a view, those out of sight included. */
export function TableExport({ view, length }: { view: ListView; length: ListLength }) {
  const texts = useTexts();
  const { t } = texts;
  const { link, refusal } = useExport(`/api/assessments/export?${viewParams(view)}`);
  if (length.count === 0) return null;
  const label = t("table.exportRows", { count: length.count, shown: formatLength(length, texts) });
  return (
    <>
      <Tooltip label={label}>
        <Button aria-label={label} className="@3xl:order-2" render={<a {...link} />}>
          <Download aria-hidden="true" />
          <span className="@max-xl:sr-only">{t("table.export")}</span>
        </Button>
      </Tooltip>
      {refusal}
    </>
  );
}
