"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { candidateName } from "@/components/candidate/candidate-name";
import { useTexts } from "@/components/texts/texts-provider";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import type { CandidateDetail } from "@/lib/details/candidate-schema";

export function CandidateHead({
  detail: { candidate, addresses, assessments },
  canChange,
}: {
  detail: CandidateDetail;
  canChange: boolean;
}) {
  const { t, list } = useTexts();
  const name = candidateName(candidate);
  const emails = addresses.flatMap(({ email, isLeft }) => (isLeft ? [] : [email]));
  const isNamed = name !== candidate.email;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-col gap-1.5">
        <h1 dir="auto" className="text-22 font-semibold tracking-[-0.015em] break-words">
          {name}
        </h1>
        <p className="text-14 break-words text-quiet">
          {[
            isNamed || emails.length > 1 ? list(emails) : undefined,
            t("person.assessments", { count: assessments.length }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {canChange && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <Link
            href={`/assessments/new?candidate=${candidate.id}`}
            className={cn(
              buttonClass(),
              "max-sm:h-auto! max-sm:min-h-11 max-sm:shrink max-sm:py-1.5 max-sm:whitespace-normal",
            )}
          >
            <Plus aria-hidden="true" />
            {t("person.invite")}
          </Link>
        </div>
      )}
    </div>
  );
}
