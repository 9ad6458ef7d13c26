"use client";

import { useId, useState } from "react";
import { type Check, checkWords, durationWords, isGood } from "@/components/connection/check-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { RelativeTime } from "@/components/ui/relative-time";
import { StatusDot } from "@/components/ui/status-dot";

const shownAtFirst = 8;
const head = "px-4 py-2 max-sm:px-2.5 text-left text-12 font-[550] text-quiet";

export function ChecksTable({ checks }: { checks: Check[] }) {
  const texts = useTexts();
  const { t, number } = texts;
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? checks : checks.slice(0, shownAtFirst);
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2.5">
      <div>
        <h2 id={id} className="text-14 font-semibold">
          {t("settings.connection.checks")}
        </h2>
        <p className="text-12 text-quiet">
          {t(checks.length > 0 ? "settings.connection.checksHint" : "settings.connection.noChecks")}
        </p>
      </div>
      {shown.length > 0 && (
        <div className="rounded-lg border border-line bg-surface">
          <table aria-labelledby={id} className="w-full border-collapse text-13 huge:[&_:is(th,td)]:px-2">
            <thead>
              <tr>
                <th scope="col" className={head}>
                  {t("settings.connection.began")}
                </th>
                <th scope="col" className={head}>
                  {t("settings.connection.result")}
                </th>
                <th scope="col" className={cn(head, "text-right max-sm:hidden")}>
                  {t("settings.connection.rows")}
                </th>
                <th scope="col" className={cn(head, "text-right")}>
                  {t("settings.connection.took")}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((check) => (
                <tr key={check.number} className="border-t border-line">
                  <td className="px-4 py-2 max-sm:px-2.5">
                    <RelativeTime at={check.beganAt} seconds />
                  </td>
                  <td className="px-4 py-2 max-sm:px-2.5">
                    <span className="flex items-baseline gap-2">
                      <StatusDot tone={isGood(check) ? "live" : "failing"} />
                      <span className={cn("block first-letter:uppercase", !isGood(check) && "text-danger")}>
                        {checkWords(check, texts)}
                        {check.oddRows ? (
                          <span className="block text-12 text-quiet">
                            {t("settings.connection.alsoOdd", { count: number(check.oddRows) })}
                          </span>
                        ) : null}
                      </span>
                    </span>
                  </td>
                  <td className="tabular px-4 py-2 max-sm:px-2.5 text-right max-sm:hidden">
                    {check.listRows === undefined ? t("common.none") : number(check.listRows)}
                  </td>
                  <td className="tabular px-4 py-2 max-sm:px-2.5 text-right sm:whitespace-nowrap">
                    {durationWords(check.durationMs, texts)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {shown.length < checks.length && (
        <Button className="w-fit" onClick={() => setIsWhole(true)}>
          {t("settings.connection.moreChecks", { count: number(checks.length) })}
        </Button>
      )}
    </section>
  );
}
