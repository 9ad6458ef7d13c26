"use client";

import Link from "next/link";
import { rowsLink } from "@/components/insights/rows-link";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentStatus } from "@/lib/assessments/schema";

/** How many of an interview's assessments are in a state, leading to them; the completed are two states. */
export function InterviewCount({
  interview,
  status,
  count,
}: {
  interview: { id: number; name: string };
  status: AssessmentStatus | "completed";
  count: number;
}) {
  const { t, number } = useTexts();
  if (count === 0) return <span className="tabular text-faint">0</span>;
  return (
    <Link
      href={rowsLink({
        interview: interview.id,
        // The table has no tab for both: it brings them to the top.
        ...(status === "completed" ? { sort: "-status" } : { status }),
      })}
      aria-label={t(`interviews.count.${status}`, { count: String(count), interview: interview.name })}
      className="tabular relative inline-flex min-h-6 items-center rounded-xs text-ink underline after:absolute after:-inset-x-2 after:inset-y-0 decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {number(count)}
    </Link>
  );
}
