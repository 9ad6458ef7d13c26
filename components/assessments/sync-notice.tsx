"use client";

import type { LinkTrouble } from "@/components/assessments/freshness";
import { syncWords } from "@/components/texts/sync-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { SyncView } from "@/lib/assessments/schema";
import type { Translator } from "@/lib/i18n/texts";

function troubleWords(trouble: LinkTrouble, t: Translator): string | undefined {
  switch (trouble) {
    case "signed_out":
      return t("freshness.signedOutNotice");
    case "no_answer":
      return t("freshness.noAnswerNotice");
    case "reconnecting":
      // The freshness line says it; it is over in a moment, or becomes the one above.
      return undefined;
    default:
      return trouble satisfies never;
  }
}

function textOf(sync: SyncView, t: Translator): string | undefined {
  const failing = sync.state === "failing" ? syncWords(sync, t) : undefined;
  if (failing !== undefined || sync.unreadableRows === 0) return failing;
  return t("freshness.unreadable", { count: sync.unreadableRows });
}

/** What is wrong with the rows, in a recruiter's words; nothing when nothing is. */
export function SyncNotice({ sync, link }: { sync: SyncView; link?: LinkTrouble }) {
  const { t } = useTexts();
  const text = link ? troubleWords(link, t) : textOf(sync, t);
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
            {t("common.signIn")}
          </Button>
        )
      }
    >
      {text}
    </Notice>
  );
}
