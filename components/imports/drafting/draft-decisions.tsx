"use client";

import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  Copy,
  MailQuestion,
  SpellCheck,
  TableColumnsSplit,
} from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { unknownInterviews } from "@/components/imports/checking/unknown-interviews";
import { classesOfDoubles } from "@/components/imports/drafting/class-of-doubles";
import { classesOfFaults } from "@/components/imports/drafting/class-of-faults";
import { fieldName } from "@/components/imports/drafting/column-words";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import { InterviewChoice } from "@/components/imports/drafting/interview-choice";
import type { Sorted } from "@/components/imports/drafting/sort-draft";
import type { ActOnDraft } from "@/components/imports/drafting/use-draft";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { useKeepFocus } from "@/components/ui/behaviour/use-keep-focus";
import { Button } from "@/components/ui/button";
import { ToggleToolbar } from "@/components/ui/fields/toggle-toolbar";
import type { RowDouble } from "@/lib/imports/schema";

/** What is decided once for a class of rows, instead of at each of them. */
export function DraftDecisions({
  state,
  sorted,
  doubles,
  act,
}: {
  state: DraftState;
  sorted: Sorted;
  doubles: ReadonlyMap<number, RowDouble>;
  act: ActOnDraft;
}) {
  const { t, number } = useTexts();
  const { rows, interviews, columns } = state;
  const unknown = useMemo(() => unknownInterviews(rows, interviews), [rows, interviews]);
  const classes = useMemo(() => classesOfDoubles(sorted.byLine.values(), doubles), [sorted.byLine, doubles]);
  const faults = useMemo(
    () => classesOfFaults(sorted.byLine.values(), sorted.checks, columns),
    [sorted, columns],
  );
  const typos = [...sorted.checks].flatMap(([line, { typo }]) => (typo ? [line] : []));
  const { unusual } = sorted;
  const completedAgain = rows.some(({ line, confirm }) => confirm && classes.completed.includes(line));
  const items: { key: string; node: ReactNode }[] = [];
  const add = (key: string, node: ReactNode) => items.push({ key, node });
  const of = (lines: readonly number[]) => ({ count: lines.length, shown: number(lines.length) });

  if (sorted.missing.email && rows.length > 0)
    add("email", <Item icon={<TableColumnsSplit />}>{t("imports.draft.noEmail")}</Item>);
  for (const { text, rows: count, id: chosen } of unknown)
    add(
      `interview ${text}`,
      <Item
        icon={chosen === undefined ? <CircleHelp /> : <CircleCheck />}
        action={
          <div className="w-56 max-w-full">
            <InterviewChoice
              label={t("imports.draft.chooseFor", { text })}
              value={chosen}
              onChoose={(id) => act({ kind: "interviewOf", text, id })}
            />
          </div>
        }
      >
        {t(chosen === undefined ? "imports.draft.unknownInterview" : "imports.draft.toldInterview", {
          count,
          shown: number(count),
          text,
        })}
      </Item>,
    );
  if (typos.length > 0)
    add(
      "typos",
      <Item
        icon={<SpellCheck />}
        action={
          <Button size="sm" onClick={() => act({ kind: "typos", lines: typos })}>
            {t("imports.draft.fixTypos", { count: typos.length, shown: number(typos.length) })}
          </Button>
        }
      >
        {t("imports.draft.typos", {
          count: typos.length,
          shown: number(typos.length),
          example: addressOf(state, typos[0]),
        })}
      </Item>,
    );
  if (unusual.length > 0)
    add(
      "unusual",
      <Item
        icon={<MailQuestion />}
        action={
          <Button size="sm" onClick={() => act({ kind: "skip", lines: unusual, skip: "by_hand" })}>
            {t("imports.draft.leaveTheseOut", of(unusual))}
          </Button>
        }
      >
        {t("imports.draft.unusual", { ...of(unusual), example: addressOf(state, unusual[0]) })}
      </Item>,
    );
  for (const { column, lines, fault, without } of faults)
    add(
      `faults ${column} ${fault}`,
      <Item
        icon={<CircleAlert />}
        action={
          <Button
            size="sm"
            onClick={() =>
              act(without ? { kind: "empty", lines, column } : { kind: "skip", lines, skip: "by_hand" })
            }
          >
            {t(without ? `imports.draft.without.${without}` : "imports.draft.leaveTheseOut", of(lines))}
          </Button>
        }
      >
        {t("imports.draft.sameFault", {
          shown: number(lines.length),
          column: fieldName(columns, column, t),
          fault: fieldWords(fault, t),
        })}
      </Item>,
    );
  if (classes.inFile.length > 0)
    add("inFile", <Item icon={<Copy />}>{t("imports.draft.doublesInFile", of(classes.inFile))}</Item>);
  if (classes.pending.length > 0)
    add("pending", <Item icon={<Clock />}>{t("imports.draft.pending", of(classes.pending))}</Item>);
  if (classes.open.length > 0)
    add("open", <Item icon={<Clock />}>{t("imports.draft.open", of(classes.open))}</Item>);
  if (classes.completed.length > 0)
    add(
      "completed",
      <Item
        icon={<CircleCheck />}
        action={
          <ToggleToolbar
            label={t("imports.draft.completedHow")}
            value={completedAgain ? "again" : "skip"}
            options={[
              { value: "skip", label: t("imports.draft.skip") },
              { value: "again", label: t("imports.draft.again") },
            ]}
            onChoose={(how) => act({ kind: "again", lines: classes.completed, again: how === "again" })}
            className="flex gap-1.5"
          />
        }
      >
        {t("imports.draft.completed", of(classes.completed))}
      </Item>,
    );
  const focus = useKeepFocus<HTMLElement>(items.map(({ key }) => key).join());
  if (items.length === 0)
    return (
      // The last decision had the focus, and goes.
      <section
        {...focus}
        aria-label={t("imports.draft.nothingLeft")}
        className="mx-4 rounded-lg text-13 text-quiet outline-none not-focus:sr-only focus:p-3 focus:outline-2 focus:outline-accent md:mx-7"
      >
        {t("imports.draft.nothingLeft")}
      </section>
    );
  return (
    <section
      {...focus}
      aria-labelledby="before-start"
      className="mx-4 flex flex-col gap-1 rounded-lg border border-line bg-surface outline-none md:mx-7"
    >
      <h2 id="before-start" className="sr-only">
        {t("imports.draft.decide")}
      </h2>
      <ul className="divide-y divide-line">
        {items.map(({ key, node }) => (
          <li key={key}>{node}</li>
        ))}
      </ul>
    </section>
  );
}

const addressOf = ({ rows }: DraftState, of: number | undefined): string =>
  rows.find(({ line }) => line === of)?.candidate.email ?? "";

const Item = ({ icon, children, action }: { icon: ReactNode; children: ReactNode; action?: ReactNode }) => (
  <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-1.5 text-13 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-quiet">
    <span aria-hidden="true" className="grid place-items-center [&_svg]:size-4 [&_svg]:text-quiet">
      {icon}
    </span>
    <p className="min-w-0 flex-1 basis-56 break-words">{children}</p>
    {action}
  </div>
);
