import { BackLink } from "@/components/page/back-link";
import { cn } from "@/components/ui/cn";
import type { Translator } from "@/lib/i18n/texts";
import type { Conformance } from "@/lib/read-conformance";

/** What its makers say of each criterion, which they do in English. */
export function ConformanceReport({ rows, t }: { rows: readonly Conformance[]; t: Translator }) {
  const head = "px-4 py-2 text-left text-12 font-[550] text-quiet first:pl-0";
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-5 px-4 pt-4 pb-16 md:px-7">
      <BackLink href="/settings/profile" className="-mb-2">
        {t("settings.sections.profile")}
      </BackLink>
      <div className="flex max-w-prose flex-col gap-2">
        <h1 className="text-22 font-semibold tracking-[-0.015em]">{t("settings.accessibility.title")}</h1>
        <p className="text-14 text-quiet">{t("settings.accessibility.about")}</p>
        <p className="text-14 text-quiet">{t("settings.accessibility.limits")}</p>
      </div>
      <table className="w-full text-13 max-md:block">
        <caption className="sr-only">{t("settings.accessibility.title")}</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className={head}>
              {t("settings.accessibility.criterion")}
            </th>
            <th scope="col" className={head}>
              {t("settings.accessibility.level")}
            </th>
            <th scope="col" className={head}>
              {t("settings.accessibility.verdict")}
            </th>
            <th scope="col" className={head}>
              {t("settings.accessibility.how")}
            </th>
          </tr>
        </thead>
        <tbody lang="en" className="max-md:block">
          {rows.map(({ criterion, level, verdict, isPartial, how }) => (
            <tr
              key={criterion}
              className="border-t border-line align-top *:px-4 *:py-2.5 *:first:pl-0 max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:py-2.5 max-md:*:p-0"
            >
              <th scope="row" className="text-left font-[550] max-md:w-full md:w-60">
                {criterion}
              </th>
              <td className="text-quiet">{level}</td>
              <td className={cn("md:w-44", isPartial && "font-[550] text-attention")}>{verdict}</td>
              <td className="text-quiet max-md:w-full">{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
