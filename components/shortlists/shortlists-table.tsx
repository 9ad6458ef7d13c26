"use client";

import Link from "next/link";
import { VoteTally } from "@/components/shortlists/vote-tally";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { RelativeTime } from "@/components/ui/relative-time";
import type { ShortlistSummary } from "@/lib/shortlists/schema";

const head =
  "sticky top-(--shell-top) z-10 h-8 bg-ground px-3 text-left text-12 font-[550] text-quiet shadow-[inset_0_-1px_var(--color-line)] whitespace-nowrap";

/** A table, and on a phone cards. */
export function ShortlistsTable({ shortlists }: { shortlists: ShortlistSummary[] }) {
  const { t } = useTexts();
  const isShared = shortlists.some(({ shared }) => shared);
  return (
    <>
      <table className="w-full table-fixed border-collapse text-13 max-md:hidden">
        <caption className="sr-only">{t("shortlists.caption")}</caption>
        <thead>
          <tr>
            <th scope="col" className={cn(head, "pl-7")}>
              {t("shortlists.columns.name")}
            </th>
            <th scope="col" className={cn(head, "w-24 text-right lg:w-28")}>
              {t("shortlists.columns.candidates")}
            </th>
            <th scope="col" className={cn(head, "w-44 pl-6 max-lg:hidden")}>
              {t("shortlists.columns.by")}
            </th>
            {isShared && (
              <th scope="col" className={cn(head, "w-36 lg:w-44")}>
                {t("shortlists.columns.shared")}
              </th>
            )}
            <th scope="col" className={cn(head, "w-32 lg:w-40")}>
              {t("shortlists.columns.votes")}
            </th>
            <th scope="col" className={cn(head, "w-34 pr-7")}>
              {t("shortlists.columns.updated")}
            </th>
          </tr>
        </thead>
        <tbody className="under-head">
          {shortlists.map((shortlist) => (
            <tr
              key={shortlist.id}
              className="relative h-12 border-b border-line transition-colors hover:bg-hover"
            >
              <th scope="row" className="pr-3 pl-7 text-left font-normal max-lg:py-1.5 lg:truncate">
                <ListLink shortlist={shortlist} />
              </th>
              <td className="tabular px-3 text-right">
                <CandidateCount count={shortlist.candidates} />
              </td>
              <td dir="auto" className="truncate px-3 pl-6 text-quiet max-lg:hidden">
                {shortlist.by}
              </td>
              {isShared && (
                <td className="px-3 text-quiet">
                  <SharedHow shared={shortlist.shared} />
                </td>
              )}
              <td className="px-3">
                <VoteTally votes={shortlist.votes} />
              </td>
              <td className="pr-7 pl-3 text-quiet">
                <RelativeTime at={shortlist.updatedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label={t("shortlists.caption")} className="border-t border-line md:hidden">
        {shortlists.map((shortlist) => (
          <li
            key={shortlist.id}
            className="relative flex flex-col gap-1 border-b border-line px-4 py-3.5 text-13"
          >
            <ListLink shortlist={shortlist} />
            <span className="text-quiet">
              {t("shortlists.candidates", { count: shortlist.candidates })} · <bdi>{shortlist.by}</bdi> ·{" "}
              <RelativeTime at={shortlist.updatedAt} />
            </span>
            <span className="flex flex-wrap gap-x-4 gap-y-1 text-quiet">
              {shortlist.shared && <SharedHow shared={shortlist.shared} />}
              <VoteTally votes={shortlist.votes} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Its press area is the whole row. */
const ListLink = ({ shortlist: { id, name } }: { shortlist: ShortlistSummary }) => (
  <Link
    href={`/shortlists/${id}`}
    prefetch={false}
    dir="auto"
    className="rounded-xs text-14 font-[550] break-words after:absolute after:inset-0"
  >
    {name}
  </Link>
);

function CandidateCount({ count }: { count: number }) {
  const { number } = useTexts();
  return number(count);
}

function SharedHow({ shared }: Pick<ShortlistSummary, "shared">) {
  const { t } = useTexts();
  if (!shared || shared.colleagues + shared.links === 0)
    return <span className="text-faint">{t("shortlists.shared.none")}</span>;
  const said = [
    shared.colleagues > 0 && t("shortlists.shared.colleagues", { count: shared.colleagues }),
    shared.links > 0 && t("shortlists.shared.links", { count: shared.links }),
  ];
  return said.filter(Boolean).join(" · ");
}
