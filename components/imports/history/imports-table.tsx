"use client";

import Link from "next/link";
import { useImportName } from "@/components/candidate/import-name";
import { DeleteDraft } from "@/components/imports/delete-draft";
import { ImportStateBadge } from "@/components/imports/import-state-badge";
import { resultWords } from "@/components/imports/import-words";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { RelativeTime } from "@/components/ui/relative-time";
import type { ImportView } from "@/lib/imports/schema";

const head =
  "sticky top-(--shell-top) z-10 h-8 bg-ground px-3 text-left text-12 font-[550] text-quiet shadow-[inset_0_-1px_var(--color-line)] whitespace-nowrap";

/** A table, and on a phone cards. */
export function ImportsTable({ imports }: { imports: ImportView[] }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <>
      <table className="w-full table-fixed border-collapse text-13 max-lg:hidden">
        <caption className="sr-only">{t("imports.history.caption")}</caption>
        <thead>
          <tr>
            <th scope="col" className={cn(head, "w-[30%] pl-7")}>
              {t("imports.history.name")}
            </th>
            <th scope="col" className={cn(head, "w-44")}>
              {t("imports.history.state")}
            </th>
            <th scope="col" className={head}>
              {t("imports.history.rows")}
            </th>
            <th scope="col" className={cn(head, "w-44 max-xl:hidden")}>
              {t("imports.history.by")}
            </th>
            <th scope="col" className={cn(head, "w-32")}>
              {t("imports.history.when")}
            </th>
            <th scope="col" className={cn(head, "w-16 pr-7")}>
              <span className="sr-only">{t("common.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody className="under-head">
          {imports.map((one) => (
            <tr key={one.id} className="relative h-12 border-b border-line transition-colors hover:bg-hover">
              <th scope="row" className="truncate pr-3 pl-7 text-left font-normal">
                <ImportLink of={one} />
              </th>
              <td className="px-3">
                <ImportStateBadge state={one.state} />
              </td>
              <td title={resultWords(one, texts)} className="tabular truncate px-3 text-quiet">
                {resultWords(one, texts)}
              </td>
              <td dir="auto" className="truncate px-3 text-quiet max-xl:hidden">
                {one.madeBy}
              </td>
              <td className="px-3 text-quiet">
                <RelativeTime at={one.startedAt ?? one.createdAt} />
              </td>
              <td className="relative pr-5 text-right">
                {one.state === "draft" && <DeleteDraft of={one} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label={t("imports.history.caption")} className="border-t border-line lg:hidden">
        {imports.map((one) => (
          <li
            key={one.id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-b border-line px-4 py-3.5 text-13 md:px-7"
          >
            <ImportLink of={one} />
            <ImportStateBadge state={one.state} />
            <span className="tabular text-quiet">
              {[resultWords(one, texts), one.madeBy].filter(Boolean).join("\u00a0· ")}
              {"\u00a0· "}
              <RelativeTime at={one.startedAt ?? one.createdAt} />
            </span>
            {one.state === "draft" && (
              <span className="relative justify-self-end">
                <DeleteDraft of={one} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Its press area is the whole row. */
function ImportLink({ of }: { of: ImportView }) {
  const nameOf = useImportName();
  return (
    <Link
      href={`/imports/${of.id}`}
      prefetch={false}
      dir="auto"
      className="rounded-xs text-14 font-[550] break-words after:absolute after:inset-0"
    >
      {nameOf(of)}
    </Link>
  );
}
