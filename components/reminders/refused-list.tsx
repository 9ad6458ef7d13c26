"use client";

import { candidateLines } from "@/components/candidate/candidate-name";
import type { Refused } from "@/components/reminders/plan-reminders";
import { useTexts } from "@/components/texts/texts-provider";
import { RelativeTime } from "@/components/ui/relative-time";
import { Scrollable } from "@/components/ui/scrollable";

/** The rows that weren’t reminded about, each with its reason. */
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
          {refused.map((one) => {
            const { name, known } = candidateLines(one.row, t);
            return (
              <li key={one.row.id} className="break-words">
                <span dir="auto">{known ? name : t("selection.unnamed", { id: String(one.row.id) })}</span>
                {" – "}
                <Reason refused={one} />
              </li>
            );
          })}
        </ul>
      </Scrollable>
    </div>
  );
}

function Reason({ refused }: { refused: Refused }) {
  const { t } = useTexts();
  if (refused.reason !== "contacted_here") return t(`reminders.obstacles.${refused.reason}`);
  const { at, by } = refused;
  return t.rich("reminders.contactedHere", { by, when: () => <RelativeTime at={at} /> });
}
