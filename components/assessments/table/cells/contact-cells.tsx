"use client";

import { use } from "react";
import { MissingValue } from "@/components/assessments/table/cells/table-marks";
import { useTexts } from "@/components/texts/texts-provider";
import { RenderedAt } from "@/components/ui/behaviour/rendered-at";
import { useNow } from "@/components/ui/behaviour/use-now";
import { daysAgo, inKnownZone } from "@/components/ui/format-time";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Calendar days since the invitation; only pending ones age. */
export function AgeCell({ assessment }: { assessment: AssessmentView }) {
  const texts = useTexts();
  const { t } = texts;
  const now = useNow(60_000);
  const renderedAt = use(RenderedAt);
  const { status, createdAt, isUndated } = assessment;
  if (status !== "pending" || isUndated) return <MissingValue>{t("table.noAge")}</MissingValue>;
  const days = daysAgo(Date.parse(createdAt), now ?? renderedAt, inKnownZone(texts, now));
  return <span className="tabular whitespace-nowrap">{t("table.age", { days: Math.max(0, days) })}</span>;
}

/** The last contact with the candidate, and who made it. */
export function ContactCell({ contact }: { contact: AssessmentView["lastContact"] }) {
  const { t } = useTexts();
  if (!contact) return <MissingValue>{t("table.neverContacted")}</MissingValue>;
  const { at, by, how } = contact;
  const who = how === "service" ? t("table.byInvitation") : by;
  return (
    <span className="rows-two-lines" title={how === "service" ? t("table.invitationMailed") : by}>
      <span className="text-faint @3xl:hidden">
        {t("common.labelled", { label: t("table.columnNames.contacted"), what: "" })}
      </span>
      <RelativeTime at={at} className="text-ink" />
      {who && (
        <span
          dir="auto"
          className="block truncate text-12 text-faint compact:inline compact:before:content-['_·_'] @max-3xl:inline @max-3xl:before:content-['_·_']"
        >
          {who}
        </span>
      )}
    </span>
  );
}
