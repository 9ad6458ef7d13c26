import { FlaskConical } from "lucide-react";
import type { Translator } from "@/lib/i18n/texts";

/** Rendered on the server only. */
export function SandboxBand({
  t,
  mailsForReal,
  outbox,
}: {
  t: Translator;
  mailsForReal: boolean;
  outbox: boolean;
}) {
  return (
    <aside
      data-band=""
      aria-label={t("layout.sandbox")}
      className="flex min-h-8 items-center justify-between gap-4 bg-band huge:flex-wrap print:hidden px-4 py-1 text-12 font-[550] text-on-band md:sticky md:top-0 md:z-30 md:h-8 md:px-7"
    >
      <div className="flex items-center gap-2">
        <FlaskConical className="size-3.5 shrink-0" aria-hidden="true" />
        {mailsForReal ? (
          t("layout.sandboxMails")
        ) : (
          <>
            <span aria-hidden="true" className="md:hidden">
              {t("layout.sandboxShort")}
            </span>
            <span className="max-md:sr-only">{t("layout.sandboxKeeps")}</span>
          </>
        )}
      </div>
      {outbox && (
        <a
          href="/sandbox/outbox"
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 pointer-coarse:-my-1 pointer-coarse:min-h-8 shrink-0 items-center huge:shrink rounded-xs underline decoration-current/40 underline-offset-3 hover:decoration-current"
        >
          {t("layout.sandboxOutbox")}
        </a>
      )}
    </aside>
  );
}
