import Link from "next/link";
import { formatNumber } from "@/components/ui/format-number";
import type { AssessmentTab } from "@/lib/assessments/schema";

/** How many of an interview's assessments are in a state, leading to them. */
export function InterviewCount({
  interview,
  status,
  count,
  words,
}: {
  interview: { id: number; name: string };
  status: AssessmentTab;
  count: number;
  /** The state in a sentence: "3 pending for Data Analyst". */
  words: string;
}) {
  if (count === 0) return <span className="tabular text-faint">0</span>;
  return (
    <Link
      href={`/assessments?interview=${interview.id}&status=${status}`}
      aria-label={`${count} ${words} for ${interview.name}`}
      className="tabular relative inline-flex min-h-6 items-center rounded-xs text-ink underline after:absolute after:-inset-x-2 after:inset-y-0 decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {formatNumber(count)}
    </Link>
  );
}
