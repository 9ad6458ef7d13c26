"use client";

import { candidateLines } from "@/components/candidate/candidate-name";
import type { Refused } from "@/components/reminders/plan-reminders";
import { useTexts } from "@/components/texts/texts-provider";

/** The rows that can’t be reminded, each with its reason. */
export function RefusedList({ refused }: { refused: readonly Refused[] }) {
  const { t } = useTexts();
  if (refused.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 text-13">
      <p className="font-[550]">{t("reminders.leftOut", { count: refused.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul tabIndex={0} className="max-h-32 overflow-y-auto rounded-sm text-quiet">
        {refused.map(({ row, reason }) => {
          const { name, known } = candidateLines(row, t);
          return (
            <li key={row.id} className="break-words">
              <span dir="auto">{known ? name : t("selection.unnamed", { id: String(row.id) })}</span>
              {" – "}
              {t(`reminders.obstacles.${reason}`)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
