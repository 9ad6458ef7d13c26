import type { SyncView } from "@/lib/assessments/schema";
import type { Messages } from "@/lib/i18n/messages";
import type { Translator } from "@/lib/i18n/texts";

/** What a failed check of the service means; the server's own sentence where it knows more than this page. */
export function syncWords({ reason, message, checkedAt }: SyncView, t: Translator): string | undefined {
  const catalogue = checkedAt === undefined ? "firstSync" : "sync";
  const key = `${catalogue}.${reason as keyof Messages["sync"]}` as const;
  return reason && t.has(key) ? t(key) : message;
}
