import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { firstPageQuery, pageQuery } from "@/components/assessments/list/assessments-query";
import { useDrawnRow } from "@/components/assessments/list/drawn-rows";
import type { TableLayout } from "@/components/assessments/view/table-layout";
import type { FailedPage } from "@/components/rows/list-shown";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

/**
 * In the place of the rows of a failed page, or of what the first page lacks. Its text stays in sight while it is
 * scrolled.
 */
export function FailedRows({
  layout,
  page,
  heightPx,
}: {
  layout: TableLayout;
  page: FailedPage;
  heightPx: number;
}) {
  const { t, number } = useTexts();
  const { first, last, request } = page;
  const client = useQueryClient();
  const { queryKey } = request.page === 0 ? firstPageQuery(request.view) : pageQuery(request);
  const isFetching = useIsFetching({ queryKey, exact: true }) > 0;
  const { row, refs } = useDrawnRow(first, last);
  // A cell that spans hidden columns would take room from the others.
  const spanned = layout.columns.filter(({ step }) => step === "");
  const waiting = layout.columns.filter(({ step }) => step !== "");
  return (
    <tr ref={row} aria-rowindex={first + 2} className="@max-3xl:block">
      <td
        colSpan={spanned.length}
        className="border-b border-line bg-hover px-4 align-top md:px-7 @max-3xl:block"
        style={{ height: heightPx }}
      >
        <div className="sticky top-[calc(var(--table-head-top)+2.25rem)] flex flex-wrap items-center gap-x-4 gap-y-2 py-4 @max-3xl:top-(--shell-top)">
          <p role="status" className="text-13 text-quiet">
            {t.rich("table.rowsFailed", {
              first: number(first + 1),
              last: number(last + 1),
              strong: (rows) => <strong className="font-[550] text-ink">{rows}</strong>,
            })}
          </p>
          <Button
            size="sm"
            onClick={() => void client.refetchQueries({ queryKey, exact: true })}
            pending={isFetching}
            ref={refs.link}
          >
            {t("common.tryAgain")}
          </Button>
        </div>
      </td>
      {waiting.map(({ id, step }) => (
        <td key={id} className={cn("border-b border-line bg-hover", step)} />
      ))}
    </tr>
  );
}
