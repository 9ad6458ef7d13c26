"use client";

import { candidateLines } from "@/components/candidate/candidate-name";
import type { Refused } from "@/components/reminders/plan-reminders";
import { useTexts } from "@/components/texts/texts-provider";
import { Scrollable } from "@/components/ui/scrollable";

/** The rows that can’t be reminded, each with its reason. */
export function RefusedList({ refused }: { refused: readonly Refused[] }) {
  const { t } = useTexts();
  if (refused.length === 0) return null;
  const title = t("reminders.leftOut", { count: refused.length });
  return (
    <div className="flex flex-col gap-1 text-13">
      <p aria-hidden="true" className="font-[550]">
        {title}
      </p>
      <Scrollable label={title} className="max-h-32 overflow-y-auto text-quiet">
        <ul>
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
      </Scrollable>
    </div>
  );
}
