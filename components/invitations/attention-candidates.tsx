import Link from "next/link";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";

/** The assessments that an invitation could be, for a person to say which. */
export function AttentionCandidates({
  candidates,
  of,
  pendingId,
  onChoose,
}: {
  candidates: { id: number; createdAt?: string }[];
  /** Whose invitation it is, for screen readers. */
  of: string;
  pendingId?: number;
  /** Absent for those who may only look. */
  onChoose?: (assessmentId: number) => void;
}) {
  return (
    <ul className="mt-1.5 flex flex-col gap-1" aria-label={`Assessments that could be ${of}’s`}>
      {candidates.map(({ id, createdAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            href={`/assessments/${id}`}
            prefetch={false}
            className="rounded-xs py-0.5 text-ink underline decoration-dotted underline-offset-3"
          >
            Assessment <span className="font-mono text-12">{id}</span>
          </Link>
          {createdAt && (
            <span className="text-12 text-faint">
              made <RelativeTime at={createdAt} />
            </span>
          )}
          {onChoose && (
            <Button
              size="sm"
              aria-label={`It’s this one: assessment ${id}`}
              pending={pendingId === id}
              onClick={() => onChoose(id)}
            >
              It’s this one
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
