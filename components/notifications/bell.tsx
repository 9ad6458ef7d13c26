"use client";

import { useQuery } from "@tanstack/react-query";
import { Bell as BellIcon } from "lucide-react";
import { unreadQuery } from "@/components/notifications/notifications-query";
import { useTexts } from "@/components/texts/texts-provider";

/** Stands in the rail; on phones, in the person’s menu. */
export function Bell({ onOpen }: { onOpen: () => void }) {
  const { t, number } = useTexts();
  const unread = useQuery(unreadQuery()).data?.unread ?? 0;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={t("bell.title")}
      onClick={onOpen}
      className="relative flex h-8 w-full items-center gap-2.5 rounded-md px-2 text-13 font-[550] text-quiet transition-colors hover:bg-hover hover:text-ink max-xl:justify-center"
    >
      <BellIcon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.9} />
      <span className="max-xl:sr-only">{t("bell.title")}</span>
      {unread > 0 && (
        <>
          <span
            aria-hidden="true"
            className="tabular ml-auto min-w-5 rounded-full bg-accent px-1.5 text-center text-11 leading-5 text-on-accent forced-colors:border max-xl:absolute max-xl:top-0 max-xl:right-0 max-xl:min-w-4 max-xl:px-1 max-xl:leading-4"
          >
            {unread > 99 ? t("common.atLeast", { count: number(99) }) : number(unread)}
          </span>
          <span className="sr-only">{t("bell.unread", { count: unread })}</span>
        </>
      )}
    </button>
  );
}
