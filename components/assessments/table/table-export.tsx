"use client";

import { Download } from "lucide-react";
import { formatLength } from "@/components/assessments/view/table-words";
import { viewParams } from "@/components/assessments/view/view-params";
import type { ListView } from "@/components/assessments/view/view-search-params";
import { useExport } from "@/components/http/use-export";
import type { ListLength } from "@/components/rows/list-pages";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";

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
