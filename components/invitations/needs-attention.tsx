"use client";

import { CircleCheck, TriangleAlert } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import {
  type AttentionGroup,
  attentionGroups,
  countOf,
  groupAtFirst,
} from "@/components/invitations/attention-groups";
import { AttentionToggle } from "@/components/invitations/attention-toggle";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { useKeepFocus } from "@/components/ui/use-keep-focus";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Attention } from "@/lib/invitations/view-schema";

/** Most days nobody opens them: their scripts come when somebody does. */
const Invitations = dynamic(() => import("@/components/invitations/attention-invitations"));
const Overlooked = dynamic(() => import("@/components/invitations/overlooked-list"));

const listId = "attention-list";

/**
 * One slim line above the table with what somebody should look at, by groups; each opens its list under the
 * line. While somebody is here the line stays, so that the table doesn't move by itself.
 */
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
  const openToggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAskedFor) openToggle.current?.focus({ preventScroll: true });
  }, [isAskedFor]);
  const shown = attentionGroups.filter((group) => group === open || countOf(attention, group).count > 0);
  const toggle = (group: AttentionGroup) => setOpen(open === group ? undefined : group);
  const total = attentionGroups.reduce((sum, group) => sum + countOf(attention, group).count, 0);
  const isSettled = total === 0;
  // Closed with nothing left in it, a group takes its button with it.
  const focus = useKeepFocus<HTMLElement>(shown.join(" "));
  const Icon = isSettled ? CircleCheck : TriangleAlert;
  const limitDays = attention.overdue.limitDays;
  const edge = isSettled ? "border-line-strong" : "border-pending/30";

  return (
    <section {...focus} aria-labelledby="needs-attention" className="rounded-md px-4 pb-1.5 md:px-7">
      <div className={cn("overflow-hidden rounded-md border", edge)}>
        <div
          className={cn(
            "flex min-h-9 items-center gap-x-1 py-0.5 pr-1 pl-3 text-12",
            isSettled ? "bg-hover" : "bg-pending-soft",
            open && ["border-b", edge],
          )}
        >
          <h2
            id="needs-attention"
            className={cn(
              "flex shrink-0 items-center sm:mr-2 gap-2 font-semibold",
              isSettled ? "text-quiet" : "text-pending",
            )}
          >
            <Icon aria-hidden="true" className={cn("size-3.5 shrink-0", isSettled && "text-recommended")} />
            <span className="max-sm:sr-only">{t("attention.title")}</span>
          </h2>
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
                // Heard when it changes; to the eye the numbers say it.
                <VisuallyHidden>{t("attention.pill", { count: total })}</VisuallyHidden>
              )}
            </p>
          </div>
        </div>
        {open && (
          <div id={listId}>
            {open === "invitations" ? (
              <Invitations invitations={attention.invitations} canInvite={canInvite} />
            ) : (
              <Overlooked
                key={open}
                kind={open}
                overlooked={attention[open]}
                limitDays={limitDays}
                canInvite={canInvite}
              />
            )}
          </div>
        )}
      </div>
    </section>
  );
}
