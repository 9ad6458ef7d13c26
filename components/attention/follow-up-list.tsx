"use client";

import Link from "next/link";
import { AwaitedItems } from "@/components/attention/awaited-items";
import type { FollowUpKind } from "@/components/attention/follow-up-frame";
import { MoreItems } from "@/components/attention/more-items";
import { NotHandedOverItem } from "@/components/attention/not-handed-over-item";
import { OverdueItem } from "@/components/attention/overdue-item";
import { useKeptItems } from "@/components/attention/use-kept-items";
import { useTexts } from "@/components/texts/texts-provider";
import { buttonClass } from "@/components/ui/button-class";
import type { FollowUps } from "@/lib/assessments/follow-ups-schema";
import type { FollowUpKind as AskedFollowUp, AssessmentView } from "@/lib/assessments/schema";

const followUps = { notHandedOver: "not_handed_over", overdue: "overdue" } as const satisfies Record<
  FollowUpKind,
  AskedFollowUp
>;
const keyOf = ({ id }: AssessmentView) => id;

/** Assessments whose link was never handed over, or whose candidate takes long. */
export default function FollowUpList({
  kind,
  followUps: { assessments, total, totalIsExact },
  limitDays,
  canInvite,
}: {
  kind: FollowUpKind;
  followUps: FollowUps;
  limitDays: number;
  canInvite: boolean;
}) {
  const { t, number } = useTexts();
  // A page comes with their number alone (attention-groups.ts).
  const isKnown = total === 0 || assessments.length > 0;
  const kept = useKeptItems(isKnown ? assessments : undefined, keyOf);
  const isAwaited = !isKnown && kept.length === 0;
  const rest = !isKnown ? 0 : total - assessments.length;
  const footer = (
    <>
      {rest > 0 && (
        <p className="px-2 py-1.5 pointer-coarse:px-3">
          {t("attention.rest", {
            count: rest,
            shown: totalIsExact ? number(rest) : t("common.atLeast", { count: number(rest) }),
          })}
        </p>
      )}
      <Link
        href={`/assessments?queue=pending&sort=created&followUp=${followUps[kind]}`}
        className={buttonClass("ghost", "sm")}
      >
        {t("attention.inTable")}
      </Link>
    </>
  );
  return (
    <>
      <p className="border-b border-line px-3 py-1.5 text-12 text-quiet">
        {t(`attention.means.${kind}`, { days: limitDays })}
      </p>
      {isAwaited && <AwaitedItems count={total} />}
      <MoreItems items={kept} label={t(`attention.lists.${kind}`)} footer={footer}>
        {({ item, isSettled }) =>
          kind === "overdue" ? (
            <OverdueItem
              key={item.id}
              assessment={item}
              limitDays={limitDays}
              isSettled={isSettled}
              canInvite={canInvite}
            />
          ) : (
            <NotHandedOverItem key={item.id} assessment={item} isSettled={isSettled} canInvite={canInvite} />
          )
        }
      </MoreItems>
    </>
  );
}
