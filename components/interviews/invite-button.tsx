"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import type { InterviewView } from "@/lib/interviews/schema";

export function InviteButton({ interview }: { interview: InterviewView }) {
  const { t } = useTexts();
  if (interview.retired) return null;
  return (
    <Button size="sm" render={<Link href={`/assessments/new?interview=${interview.id}`} />}>
      <Plus aria-hidden="true" />
      {/* At a table’s end there is no room for it on a small tablet. */}
      <span className="md:max-lg:sr-only">
        {t.rich("interviews.inviteFor", {
          interview: interview.name,
          more: (text) => <span className="sr-only">{text}</span>,
        })}
      </span>
    </Button>
  );
}
