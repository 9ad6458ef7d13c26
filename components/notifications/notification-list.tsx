"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { AtSign, UserRoundCheck, X } from "lucide-react";
import Link from "next/link";
import { useRef } from "react";
import { blindName, candidateName } from "@/components/candidate/candidate-name";
import { failureWords } from "@/components/http/problem-words";
import { addressOf } from "@/components/notifications/address-of";
import { notificationsQuery } from "@/components/notifications/notifications-query";
import { useMarkRead } from "@/components/notifications/use-mark-read";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Notice } from "@/components/ui/notice";
import { usePopupRoot } from "@/components/ui/overlays/use-popup-root";
import { RelativeTime } from "@/components/ui/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import type { Notification } from "@/lib/notifications/schema";

/** Opens beside the rail; as a bottom sheet on phones. */
export function NotificationList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const popup = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery({ ...notificationsQuery(), enabled: isOpen });
  const reading = useMarkRead();
  const root = usePopupRoot({ open: isOpen, onOpenChange: (open) => open || onClose() });
  const hasUnread = data?.notifications.some(({ isRead }) => !isRead) ?? false;
  return (
    <Base.Root {...root}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 md:bg-transparent" />
        <Base.Popup
          ref={popup}
          initialFocus={popup}
          className="fixed z-50 flex flex-col bg-surface shadow-float outline-none transition-[translate,opacity] duration-[180ms] data-ending-style:opacity-0 data-starting-style:opacity-0 max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[calc(100dvh-3rem)] max-md:rounded-t-lg max-md:data-ending-style:translate-y-8 max-md:data-starting-style:translate-y-8 md:bottom-3 md:left-17 md:max-h-[min(36rem,calc(100dvh-1.5rem))] md:w-96 md:rounded-lg xl:left-56 forced-colors:border"
        >
          <div className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4">
            <Base.Title className="flex-1 text-14 font-semibold">{t("bell.title")}</Base.Title>
            {hasUnread && (
              <Button
                variant="ghost"
                size="sm"
                className="min-w-0 shrink! whitespace-normal!"
                pending={reading.isPending && reading.variables === undefined}
                onClick={() => {
                  // The button disappears with its notification.
                  popup.current?.focus();
                  reading.mutate(undefined);
                }}
              >
                {t("bell.readAll")}
              </Button>
            )}
            <Base.Close
              render={
                <IconButton label={t("common.close")} tooltip={false}>
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </div>
          <div className="min-h-0 overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
            {reading.error && (
              <Notice tone="warning" role="alert" className="m-3">
                {failureWords(reading.error, t)}
              </Notice>
            )}
            {data === undefined && error ? (
              <div className="flex flex-wrap items-center gap-3 p-4 text-13 text-quiet">
                <p role="alert">{failureWords(error, t)}</p>
                <Button size="sm" onClick={() => void refetch()}>
                  {t("common.tryAgain")}
                </Button>
              </div>
            ) : data === undefined ? (
              <div className="flex flex-col gap-3 p-4">
                <Skeleton className="w-2/3" />
                <Skeleton className="w-1/2" />
              </div>
            ) : data.notifications.length === 0 ? (
              <p className="p-4 text-13 text-quiet">{t("bell.empty")}</p>
            ) : (
              <ul className="divide-y divide-line">
                {data.notifications.map((one) => (
                  <Item
                    key={one.id}
                    notification={one}
                    onOpen={() => {
                      if (!one.isRead) reading.mutate([one.id]);
                      onClose();
                    }}
                  />
                ))}
              </ul>
            )}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Item({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { t } = useTexts();
  const { kind, by, at, isRead, count, candidate, isErased, isBlind, interview, text } = notification;
  const Icon = kind === "mentioned" ? AtSign : UserRoundCheck;
  const who = candidate
    ? candidateName(candidate)
    : isBlind
      ? blindName(notification.assessmentId, t)
      : t(isErased ? "table.erasedCandidate" : "table.unknownCandidate");
  return (
    <li className="relative flex gap-3 px-4 py-3 hover:bg-hover">
      <Icon
        aria-hidden="true"
        className={cn("mt-0.5 size-4 shrink-0", isRead ? "text-faint" : "text-accent")}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <Link
          href={addressOf(notification)}
          onClick={onOpen}
          prefetch={false}
          className={cn(
            "text-13 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent",
            !isRead && "font-[550]",
          )}
        >
          {t(`bell.${kind}`, { by, name: who, count })}
          {!isRead && <span className="sr-only">{t("bell.isUnread")}</span>}
        </Link>
        {text && (
          <p dir="auto" className="line-clamp-2 text-13 break-words text-quiet">
            {text}
          </p>
        )}
        <p className="flex gap-2 text-12 text-faint">
          <RelativeTime at={at} />
          {interview && count === 1 && <span className="truncate">{interview}</span>}
        </p>
      </div>
      {!isRead && (
        <span
          aria-hidden="true"
          className="mt-1.5 size-2 shrink-0 rounded-full bg-accent forced-colors:border forced-colors:border-[CanvasText]"
        />
      )}
    </li>
  );
}
