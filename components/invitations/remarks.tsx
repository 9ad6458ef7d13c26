"use client";

import Link from "next/link";
import { remarkStatus } from "@/components/invitations/candidate-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Remark } from "@/lib/invitations/view-schema";

/** Where else the candidate was invited: worth knowing, with nothing to do. */
export function Remarks({ remarks = [] }: { remarks?: Remark[] }) {
  const { t } = useTexts();
  if (remarks.length === 0) return null;
  return (
    <Notice tone="info" title={t("candidate.elsewhereTitle")}>
      <ul className="mt-1 flex flex-col gap-1">
        {remarks.map((remark) => (
          <li key={`${remark.interview.id} ${remark.assessmentId ?? remark.at}`}>
            {remark.assessmentId === undefined ? (
              remark.interview.name
            ) : (
              <Link
                href={`/assessments/${remark.assessmentId}`}
                className="rounded-xs text-accent underline underline-offset-3"
              >
                <bdi>{remark.interview.name}</bdi>
              </Link>
            )}{" "}
            <span className="text-quiet">
              · {remarkStatus(remark, t)} · <RelativeTime at={remark.at} />
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
