"use client";

import { useMemo } from "react";
import { rowsAbove } from "@/components/imports/columns/columns";
import { guessColumns } from "@/components/imports/columns/guess-columns";
import { rememberedColumns } from "@/components/imports/columns/remembered-columns";
import { columnName } from "@/components/imports/drafting/column-words";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import { InterviewChoice } from "@/components/imports/drafting/interview-choice";
import type { Sorted } from "@/components/imports/drafting/sort-draft";
import type { ActOnDraft } from "@/components/imports/drafting/use-draft";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { Field } from "@/components/ui/fields/field";
import { SelectMenu } from "@/components/ui/fields/select-menu";
import { Switch } from "@/components/ui/fields/switch";

/** What holds for all rows. */
export function DraftOptions({
  state,
  missing,
  isTried,
  recentInterviews,
  act,
}: {
  state: DraftState;
  missing: Sorted["missing"];
  /** Starting was tried: what is missing is told as a fault from then on. */
  isTried: boolean;
  recentInterviews: number[];
  act: ActOnDraft;
}) {
  const texts = useTexts();
  const { t, number } = texts;
  const personId = usePersonId();
  const { columns, sheets, interviews } = state;
  const counts = useMemo(() => {
    const remembered = rememberedColumns(personId);
    return sheets.map((sheet) =>
      Math.max(0, sheet.rows.length - rowsAbove(guessColumns(sheet, remembered, interviews))),
    );
  }, [sheets, interviews, personId]);
  const interviewColumn = columns.kinds.indexOf("interview");
  const isNamed = interviewColumn >= 0;
  const label = t(isNamed ? "imports.draft.interviewRest" : "imports.draft.interviewOf");
  return (
    <div className="mx-4 grid items-start gap-x-8 gap-y-4 md:mx-7 md:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
      <Field
        label={label}
        optional={isNamed}
        error={isTried && missing.interview ? [t("imports.draft.chooseFirst")] : []}
        hint={
          isNamed && t("imports.draft.interviewHint", { column: columnName(columns, interviewColumn, t) })
        }
      >
        {(control) => (
          <InterviewChoice
            control={control}
            label={label}
            recent={recentInterviews}
            value={state.common.interviewId}
            onChoose={(id) => act({ kind: "interview", id })}
          />
        )}
      </Field>
      <div className="flex flex-col gap-3 md:pt-6.5">
        <Switch
          label={t("imports.draft.suppress")}
          hint={t(state.suppress ? "imports.draft.suppressOn" : "imports.draft.suppressOff")}
          checked={state.suppress}
          onCheckedChange={(suppress) => act({ kind: "suppress", suppress })}
        />
      </div>
      {sheets.length > 1 && sheets.every(({ encoding }) => !encoding) && (
        <div className="flex flex-wrap items-center gap-2 text-13">
          <span className="font-[550]">{t("imports.draft.sheet")}</span>
          <SelectMenu
            label={t("imports.draft.sheet")}
            value={String(state.at)}
            options={sheets.map(({ name }, at) => ({
              value: String(at),
              label: t("imports.draft.sheetRows", {
                name: name || t("imports.draft.sheetUnnamed", { at: String(at + 1) }),
                shown: number((at === state.at ? state.rows.length : counts[at]) ?? 0),
              }),
            }))}
            onValueChange={(at) =>
              act({ kind: "sheet", at: Number(at), remembered: rememberedColumns(personId) })
            }
          />
        </div>
      )}
    </div>
  );
}
