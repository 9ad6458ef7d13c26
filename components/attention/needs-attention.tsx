"use client";

import { CircleCheck, TriangleAlert } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import {
  type AttentionGroup,
  attentionGroups,
  countOf,
  groupAtFirst,
  isTotalExact,
} from "@/components/attention/attention-groups";
import { AttentionToggle } from "@/components/attention/attention-toggle";
import { useTexts } from "@/components/texts/texts-provider";
import { useKeepFocus } from "@/components/ui/behaviour/use-keep-focus";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";
import { nothing, usePart } from "@/components/ui/behaviour/use-part";
import { cn } from "@/components/ui/cn";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Attention } from "@/lib/invitations/view-schema";

// Closed on most days: loaded when one is opened.
const InvitationsWithPage = dynamic(() =>
  import("@/components/attention/attention-invitations").catch(nothing),
);
const loadInvitations = () =>
  import("@/components/attention/attention-invitations").then((loaded) => loaded.default);
const loadFollowUps = () => import("@/components/attention/follow-up-list").then((loaded) => loaded.default);

const listId = "attention-list";

/** Once shown, the line stays, so that the table doesn’t move by itself. */
export function NeedsAttention({
  attention,
  isAskedFor,
  canInvite,
}: {
  attention: Attention;
  isAskedFor: boolean;
  canInvite: boolean;
}) {
  const { t } = useTexts();
  const [open, setOpen] = useState(() => groupAtFirst(attention, isAskedFor));
  const hasInvitations = open === "invitations";
  const Invitations = usePart(
    InvitationsWithPage,
    loadInvitations,
    hasInvitations,
    hasInvitations && !isAskedFor,
  );
  const FollowUps = useLoaded(loadFollowUps, hasInvitations ? undefined : open);
  const openToggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAskedFor) openToggle.current?.focus({ preventScroll: true });
  }, [isAskedFor]);
  const shown = attentionGroups.filter((group) => group === open || countOf(attention, group).count > 0);
  const toggle = (group: AttentionGroup) => setOpen(open === group ? undefined : group);
  const { total } = attention;
  const isSettled = total === 0;
  // A group that is closed and empty takes its button with it.
  const focus = useKeepFocus<HTMLElement>(shown.join(" "));
  const limitDays = attention.overdue.limitDays;
  const edge = isSettled ? "border-line-strong" : "border-attention/30";

  return (
    <section
      {...focus}
      aria-labelledby="needs-attention"
      data-short={(shown.length <= 1 && !open) || undefined}
      className="rounded-md px-4 pb-1.5 md:px-7"
    >
      <div className={cn("overflow-hidden rounded-md border", edge)}>
        <div
          className={cn(
            "flex min-h-9 items-center gap-x-1 py-0.5 pr-1 pl-3 text-12 max-[23rem]:gap-x-0 max-[23rem]:pl-2 low:py-0",
            isSettled ? "bg-hover" : "bg-attention-soft",
            open && ["border-b", edge],
          )}
        >
          <Heading isSettled={isSettled} />
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1">
            {shown.map((group) => (
              <AttentionToggle
                key={group}
                ref={open === group ? openToggle : undefined}
                group={group}
                {...countOf(attention, group)}
                limitDays={limitDays}
                isAlone={shown.length === 1}
                isOpen={open === group}
                listId={listId}
                onPress={() => toggle(group)}
              />
            ))}
            <p role="status" className={cn(isSettled && "px-2 text-quiet")}>
              {isSettled ? (
                t("attention.allSettled")
              ) : (
                // Read out when it changes; the eye has the numbers.
                <VisuallyHidden>
                  {t(isTotalExact(attention) ? "attention.pill" : "attention.pillAtLeast", { count: total })}
                </VisuallyHidden>
              )}
            </p>
          </div>
        </div>
        {open && (
          <div id={listId}>
            {open === "invitations" && Invitations ? (
              <Invitations invitations={attention.invitations} canInvite={canInvite} />
            ) : open !== "invitations" && FollowUps ? (
              <FollowUps
                key={open}
                kind={open}
                followUps={attention[open]}
                limitDays={limitDays}
                canInvite={canInvite}
              />
            ) : (
              <p className="px-3 py-1.5 text-12 text-quiet">{t("common.loading")}</p>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function Heading({ isSettled }: { isSettled: boolean }) {
  const { t } = useTexts();
  const Icon = isSettled ? CircleCheck : TriangleAlert;
  return (
    <h2
      id="needs-attention"
      className={cn(
        "flex shrink-0 items-center sm:mr-2 gap-2 font-semibold",
        isSettled ? "text-quiet" : "text-attention",
      )}
    >
      <Icon aria-hidden="true" className={cn("size-3.5 shrink-0", isSettled && "text-recommended")} />
      <span className="max-sm:sr-only low:in-data-short:sr-only">{t("attention.title")}</span>
    </h2>
  );
}
