import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ApplicationMail } from "@/components/handover/application-mail";
import { answerShape } from "@/components/http/answer-shape";
import { postJson } from "@/components/http/request-json";
import { type Merged, mergeFile, mergeTable } from "@/components/reminders/mail-merge";
import { useTakeRow } from "@/components/rows/use-list-state";
import { copyText } from "@/components/ui/behaviour/copy-text";
import { saveFile } from "@/components/ui/behaviour/save-file";
import type { Reminders } from "@/lib/assessments/act-schemas";
import type { AssessmentView } from "@/lib/assessments/schema";

const answer = answerShape<Reminders>({ assessments: "array", snoozedUntil: "string", skipped: "array" });

export type MergeWay = "file" | "copy";

/** What was given last: `refused` where the browser didn’t let us copy. */
export type Given = "saved" | "copied" | "refused";

/**
 * All messages at once. They are recorded before they leave, once however often they are then given again.
 * @param write has the template.
 */
export function useMailMerge(
  rows: readonly AssessmentView[],
  write: (row: AssessmentView) => ApplicationMail | undefined,
  days: number | undefined,
) {
  const begin = useTakeRow();
  const [given, setGiven] = useState<Given>();
  const recorded = useRef<Reminders>(undefined);

  async function give({ assessments }: Reminders, way: MergeWay): Promise<void> {
    const merged = assessments.flatMap((row): Merged[] => {
      const mail = write(row);
      return mail ? [{ row, mail }] : [];
    });
    if (merged.length === 0) return;
    if (way === "file") {
      saveFile(mergeFile(merged), "reminders.csv");
      setGiven("saved");
    } else setGiven((await copyText(mergeTable(merged))) ? "copied" : "refused");
  }

  const merging = useMutation({
    mutationFn: async (way: MergeWay) => {
      const take = begin();
      const reminders =
        recorded.current ??
        (await postJson("/api/assessments/reminders", { ids: rows.map(({ id }) => id), days }, answer));
      recorded.current = reminders;
      for (const row of reminders.assessments) take(row);
      await give(reminders, way);
      return reminders;
    },
  });
  return { ...merging, given, reminders: recorded.current };
}
