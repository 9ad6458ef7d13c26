"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AssessmentView } from "@/lib/assessments/schema";

/** When it was created, or first seen if the service never told. */
export function Created({
  assessment: { createdAt, isUndated },
  className,
}: {
  assessment: Pick<AssessmentView, "createdAt" | "isUndated">;
  className?: string;
}) {
  const { t } = useTexts();
  const at = () => <RelativeTime at={createdAt} className={className} />;
  return isUndated ? <span className={className}>{t.rich("odd.seen", { at })}</span> : at();
}
