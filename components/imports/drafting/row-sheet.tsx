"use client";

import { useState } from "react";
import type { RowCheck } from "@/components/imports/checking/check-rows";
import type { DraftRow, NamedInterview } from "@/components/imports/checking/draft-row";
import { nameInterviews } from "@/components/imports/checking/name-interviews";
import type { SortedRow } from "@/components/imports/checking/sort-out";
import type { Columns } from "@/components/imports/columns/columns";
import { columnList, fieldName } from "@/components/imports/drafting/column-words";
import { InterviewChoice } from "@/components/imports/drafting/interview-choice";
import { leftOutOf } from "@/components/imports/drafting/left-out-of";
import { errorsAt, errorsBeside } from "@/components/imports/drafting/shown-checks";
import type { ActOnDraft } from "@/components/imports/drafting/use-draft";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { BottomSheet } from "@/components/ui/overlays/bottom-sheet";

/** One row’s cells, below each other. What is typed is kept as it is left. */
export function RowSheet({
  row,
  interviews,
  columns,
  check,
  sorted,
  act,
  onClose,
  finalFocus,
}: {
  row: DraftRow;
  interviews: readonly NamedInterview[];
  columns: Columns;
  check: RowCheck | undefined;
  sorted: SortedRow | undefined;
  act: ActOnDraft;
  onClose: () => void;
  finalFocus: () => HTMLElement | boolean;
}) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(true);
  const isOut = sorted?.kind === "skipped";
  const beside = errorsBeside(check, columns);
  const write = (column: number, text: string) => act({ kind: "cell", line: row.line, column, text });
  /** Its name, or its id where several have that name. */
  const textOf = (id: number | undefined): string => {
    const name = interviews.find((one) => one.id === id)?.name;
    return name && nameInterviews(interviews)(name) === id ? name : String(id ?? "");
  };
  return (
    <BottomSheet
      open={isOpen}
      onOpenChange={(next) => {
        // Going back takes the sheet away before its field has lost the focus, and the field with what was typed.
        if (!next && document.activeElement instanceof HTMLElement) document.activeElement.blur();
        setIsOpen(next);
      }}
      onClosed={onClose}
      finalFocus={finalFocus}
      title={t("imports.draft.editRow", { line: String(row.line) })}
      action={t("imports.draft.done")}
    >
      <div className="flex flex-col gap-4">
        {beside.map((text) => (
          <p key={text} className="text-13 text-danger">
            {fieldWords(text, t)}
          </p>
        ))}
        {columnList(columns).map(({ kind, at: column, letter }) => {
          const text = row.cells[column] ?? "";
          const typo = kind === "email" ? check?.typo : undefined;
          if (kind === "ignored") return null;
          return (
            <Field
              // Another text than the one it began with is the row’s own again.
              key={`${letter} ${text}`}
              label={fieldName(columns, column, t)}
              error={errorsAt(check, kind).map((error) => fieldWords(error, t))}
              hint={
                kind === "interview"
                  ? text && textOf(row.interview?.id) !== text && t("imports.draft.inFile", { text })
                  : kind === "email" && check?.unusual
                    ? t("imports.draft.unusualAddress")
                    : typo && (
                        <button
                          type="button"
                          onClick={() => act({ kind: "typos", lines: [row.line] })}
                          className="min-h-9 rounded-xs text-left text-13 break-all text-accent underline underline-offset-3"
                        >
                          {t("imports.draft.meant", { email: typo })}
                        </button>
                      )
              }
            >
              {(control) =>
                kind === "interview" ? (
                  <InterviewChoice
                    control={control}
                    label={fieldName(columns, column, t)}
                    value={row.interview?.id}
                    onChoose={(id) => write(column, textOf(id))}
                  />
                ) : (
                  <Input
                    {...control}
                    defaultValue={text}
                    onBlur={({ target }) => write(column, target.value.trim())}
                    inputMode={kind === "email" ? "email" : kind === "phoneNumber" ? "tel" : undefined}
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                  />
                )
              }
            </Field>
          );
        })}
        <Button onClick={() => act(leftOutOf(row, isOut))}>
          {t(isOut ? "imports.draft.takeIn" : "imports.draft.leaveOut")}
        </Button>
      </div>
    </BottomSheet>
  );
}
