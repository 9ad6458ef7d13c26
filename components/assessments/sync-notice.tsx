"use client";

import type { LinkTrouble } from "@/components/assessments/freshness";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { SyncView } from "@/lib/assessments/schema";

const troubles: Record<LinkTrouble, string> = {
  signed_out: "You have been signed out. Sign in again to see what changed since.",
  no_answer: "Shortlist doesn’t answer right now. The table shows what we had before. We keep trying.",
  // The freshness line says it; it is over in a moment, or becomes the one above.
  reconnecting: "",
};

const unreadable = (rows: number) =>
  rows === 1
    ? "One assessment in the service’s list couldn’t be read and is missing here. Tell an administrator."
    : `${rows} assessments in the service’s list couldn’t be read and are missing here. Tell an administrator.`;

/** What is wrong with the rows, in a recruiter's words; nothing when nothing is. */
export function SyncNotice({ sync, link }: { sync: SyncView; link?: LinkTrouble }) {
  const failing = sync.state === "failing" ? sync.message : undefined;
  const text = link
    ? troubles[link]
    : (failing ?? (sync.unreadableRows > 0 && unreadable(sync.unreadableRows)));
  if (!text) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      className="w-full max-w-2xl shadow-float"
      technical={link ? undefined : sync.technical}
      actions={
        link === "signed_out" && (
          // A whole visit: the server sends whoever has no session to sign in, and back to this view.
          <Button size="sm" onClick={() => window.location.reload()}>
            Sign in
          </Button>
        )
      }
    >
      {text}
    </Notice>
  );
}
