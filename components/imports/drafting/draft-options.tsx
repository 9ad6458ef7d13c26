"use client";

import { rememberedColumns } from "@/components/imports/columns/remembered-columns";
import { columnName } from "@/components/imports/drafting/column-words";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import { InterviewChoice } from "@/components/imports/drafting/interview-choice";
import type { ActOnDraft, Sorted } from "@/components/imports/drafting/use-draft";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { Field } from "@/components/ui/fields/field";
import { SelectMenu } from "@/components/ui/fields/select-menu";
import { Switch } from "@/components/ui/fields/switch";

/** What holds for all rows. */
export function DraftOptions({
  state,
  missing,
  recentInterviews,
  act,
}: {
  state: DraftState;
  missing: Sorted["missing"];
  recentInterviews: number[];
  act: ActOnDraft;
}) {
  const texts = useTexts();
  const { t, number } = texts;
  const personId = usePersonId();
  const { columns, sheets } = state;
  const interviewColumn = columns.kinds.indexOf("interview");
  const isNamed = interviewColumn >= 0;
  const label = t(isNamed ? "imports.draft.interviewRest" : "imports.draft.interviewOf");
  return (
    <div className="mx-4 grid items-start gap-x-8 gap-y-4 md:mx-7 md:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
      <Field
        label={label}
        optional={isNamed}
        hint={
          isNamed && t("imports.draft.interviewHint", { column: columnName(columns, interviewColumn, t) })
        }
      >
        {(control) => (
          <InterviewChoice
            control={{ ...control, invalid: missing.interview }}
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
      {sheets.length > 1 && (
        <div className="flex flex-wrap items-center gap-2 text-13">
          <span className="font-[550]">{t("imports.draft.sheet")}</span>
          <SelectMenu
            label={t("imports.draft.sheet")}
            value={String(state.at)}
            options={sheets.map(({ name, rows }, at) => ({
              value: String(at),
              label: t("imports.draft.sheetRows", {
                name: name || t("imports.draft.sheetUnnamed", { at: String(at + 1) }),
                shown: number(rows.length),
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
