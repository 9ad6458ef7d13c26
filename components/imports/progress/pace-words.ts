import type { Texts } from "@/lib/i18n/texts";
import type { ImportView } from "@/lib/imports/schema";

/** `About 4 minutes left · 52 a minute`. Undefined before there is a pace to tell. */
export function paceWords(pace: ImportView["pace"], { t, number }: Texts): string | undefined {
  if (!pace) return undefined;
  const minutes = pace.leftMs < 50_000 ? 0 : Math.max(1, Math.round(pace.leftMs / 60_000));
  const left = t("imports.run.left", { minutes });
  return `${left} · ${t("imports.run.pace", { pace: number(Math.max(1, Math.round(pace.rowsPerMinute))) })}`;
}
