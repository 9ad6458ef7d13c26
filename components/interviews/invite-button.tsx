import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import type { InterviewView } from "@/lib/interviews/schema";

/** Leads to the form with this interview chosen; a retired one takes nobody any more. */
export function InviteButton({ interview }: { interview: InterviewView }) {
  if (interview.retired) return null;
  return (
    <Button size="sm" render={<Link href={`/assessments/new?interview=${interview.id}`} />}>
      <Plus aria-hidden="true" />
      New assessment
      <span className="sr-only"> for {interview.name}</span>
    </Button>
  );
}
