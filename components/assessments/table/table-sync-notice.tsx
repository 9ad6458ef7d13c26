"use client";

import type { ConnectionTrouble } from "@/components/assessments/list/freshness";
import { syncWords } from "@/components/texts/sync-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Translator } from "@/lib/i18n/texts";
import type { SyncView } from "@/lib/sync/schema";

function troubleWords(trouble: ConnectionTrouble, t: Translator): string | undefined {
  switch (trouble) {
    case "signed_out":
      return t("freshness.signedOutNotice");
    case "no_answer":
      return t("freshness.noAnswerNotice");
    case "reconnecting":
      // The freshness line says it: it is over in a moment, or becomes the case above.
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

/** What is wrong with the rows, if anything is. */
export function TableSyncNotice({ sync, trouble }: { sync: SyncView; trouble?: ConnectionTrouble }) {
  const { t } = useTexts();
  const text = trouble ? troubleWords(trouble, t) : textOf(sync, t);
  if (!text) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      className="w-full max-w-2xl shadow-float"
      technical={trouble ? undefined : sync.technical}
      actions={
        trouble === "signed_out" && (
          // A full load: the server redirects to sign-in, and back to this view.
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
