"use client";

import Link from "next/link";
import { useTexts } from "@/components/texts/texts-provider";
import { Badge } from "@/components/ui/badge";
import type { InterviewView } from "@/lib/interviews/schema";

export function InterviewName({ interview }: { interview: InterviewView }) {
  const { t } = useTexts();
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Link
        href={`/assessments?interview=${interview.id}`}
        title={interview.name}
        className="pointer-coarse:finger truncate rounded-xs py-0.5 text-14 font-[550] underline-offset-4 hover:underline md:text-13"
      >
        <bdi>{interview.name}</bdi>
      </Link>
      {interview.retired && <Badge>{t("interviews.retired")}</Badge>}
    </span>
  );
}
