"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { offsetsOf } from "@/components/imports/drafting/grid/row-heights";
import { useRemPx } from "@/components/imports/drafting/grid/use-rem-px";
import { drawnRows, useRowsInSight } from "@/components/imports/drafting/grid/use-rows-in-sight";
import { importRowsQuery } from "@/components/imports/imports-query";
import { heightRemOf, OutcomeRow, outcomeTracks } from "@/components/imports/progress/outcome-row";
import { LoadFailure } from "@/components/page/load-failure";
import { useTexts } from "@/components/texts/texts-provider";
import { useWidthRem } from "@/components/ui/behaviour/use-width-rem";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { RowState } from "@/lib/imports/names";

/** As wide as its tracks need, with their gaps and the page’s edges. */
const cardsBelowRem = 53;

/** Asked for before the last row is reached. */
const aheadRows = 40;

/** The rows and what became of each, all or those of one outcome. */
export function OutcomeRows({
  id,
  state,
  interviewName,
}: {
  id: string;
  state: RowState | undefined;
  interviewName: (interviewId: number | undefined) => string | undefined;
}) {
  const { t } = useTexts();
  const area = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const widthRem = useWidthRem(area);
  const areCards = widthRem !== undefined && widthRem < cardsBelowRem;
  const list = useInfiniteQuery(importRowsQuery(id, state));
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.rows) ?? [], [list.data]);
  const remPx = useRemPx();
  /** Of the rows that have been drawn, by line. */
  const [heightsPx, setHeightsPx] = useState<ReadonlyMap<number, number>>(new Map());
  const onHeight = useCallback(
    (line: number, heightPx: number) =>
      setHeightsPx((known) => (known.get(line) === heightPx ? known : new Map(known).set(line, heightPx))),
    [],
  );
  const offsets = useMemo(
    () =>
      offsetsOf(rows.length, (index) => {
        const row = rows[index];
        return (row && heightsPx.get(row.line)) ?? heightRemOf(row, areCards) * remPx;
      }),
    [rows, heightsPx, areCards, remPx],
  );
  const inSight = useRowsInSight(body, offsets);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const isNearEnd = inSight.last >= rows.length - aheadRows;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  return (
    <section ref={area} aria-label={t("imports.rows.caption")}>
      {!list.data ? (
        list.error ? (
          <LoadFailure
            error={list.error}
            title={t("imports.rows.notLoaded")}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <div aria-busy="true" className="mx-4 flex flex-col gap-3 md:mx-7">
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </div>
        )
      ) : rows.length === 0 ? (
        <p className="mx-4 py-6 text-14 text-quiet md:mx-7">{t("imports.rows.none")}</p>
      ) : (
        <table
          aria-rowcount={hasNextPage ? -1 : rows.length + 1}
          className="block border-b border-line text-13"
        >
          <caption className="sr-only">{t("imports.rows.caption")}</caption>
          <thead
            className={
              areCards
                ? "sr-only"
                : "sticky top-(--shell-top) z-10 block border-b border-line bg-ground text-12 text-quiet"
            }
          >
            <tr
              aria-rowindex={1}
              className={`${outcomeTracks} h-8 items-center px-4 md:px-7 *:text-left *:font-[550]`}
            >
              <th scope="col">{t("imports.rows.line")}</th>
              <th scope="col">{t("imports.rows.candidate")}</th>
              <th scope="col">{t("imports.rows.interview")}</th>
              <th scope="col">{t("imports.rows.state")}</th>
              <th scope="col">
                <span className="sr-only">{t("common.actions")}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={body} className="under-head relative block" style={{ height: offsets[rows.length] }}>
            {drawnRows(inSight, rows.length, []).map((index) => {
              const row = rows[index];
              return (
                row && (
                  <OutcomeRow
                    key={row.line}
                    row={row}
                    index={index}
                    topPx={offsets[index] ?? 0}
                    onHeight={onHeight}
                    isCard={areCards}
                    interview={interviewName(row.interviewId)}
                  />
                )
              );
            })}
          </tbody>
        </table>
      )}
      {hasNextPage && (
        <div className="mx-4 py-3 text-13 text-quiet md:mx-7">
          {isFetchNextPageError ? (
            <Button onClick={() => void fetchNextPage()}>{t("imports.rows.showMore")}</Button>
          ) : (
            t("imports.rows.more")
          )}
        </div>
      )}
    </section>
  );
}
