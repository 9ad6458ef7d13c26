"use client";

import Link from "next/link";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";

export function AttentionCandidates({
  candidates,
  of,
  pendingId,
  onChoose,
}: {
  candidates: { id: number; createdAt?: string }[];
  /** The candidate’s name, for screen readers. */
  of: string;
  pendingId?: number;
  /** Absent for viewers. */
  onChoose?: (assessmentId: number) => void;
}) {
  const { t } = useTexts();
  return (
    <ul className="flex flex-col gap-1" aria-label={t("attention.couldBe", { name: of })}>
      {candidates.map(({ id, createdAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            href={`/assessments/${id}`}
            prefetch={false}
            className="rounded-xs py-0.5 text-ink underline decoration-dotted underline-offset-3"
          >
            {t.rich("claims.assessmentNumber", { id: () => <span className="font-mono text-12">{id}</span> })}
          </Link>
          {createdAt && (
            <span className="text-12 text-faint">
              {t.rich("attention.made", { at: () => <RelativeTime at={createdAt} /> })}
            </span>
          )}
          {onChoose && (
            <Button
              size="sm"
              aria-label={t("attention.thisOneId", { id: String(id) })}
              pending={pendingId === id}
              onClick={() => onChoose(id)}
            >
              {t("attention.thisOne")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
