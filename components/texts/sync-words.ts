import type { Messages } from "@/lib/i18n/messages/messages";
import type { Translator } from "@/lib/i18n/texts";
import type { SyncView } from "@/lib/sync/schema";

/** What a failed poll means; the server’s own sentence for a reason that this page doesn’t know. */
export function syncWords({ reason, message, checkedAt }: SyncView, t: Translator): string | undefined {
  const catalogue = checkedAt === undefined ? "firstSync" : "sync";
  const key = `${catalogue}.${reason as keyof Messages["sync"]}` as const;
  return reason && t.has(key) ? t(key) : message;
}
