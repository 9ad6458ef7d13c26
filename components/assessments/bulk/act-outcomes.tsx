"use client";

import { useEffect, useRef, useState } from "react";
import { ActOutcome } from "@/components/assessments/bulk/act-outcome";
import { wordsOf } from "@/components/assessments/bulk/act-words";
import type { DoneAct } from "@/components/assessments/list/shown-acts";
import type { useActs } from "@/components/assessments/list/use-acts";
import { reasonKey } from "@/components/candidate/decision-keys";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { useTexts } from "@/components/texts/texts-provider";
import { useSaidOn } from "@/components/ui/behaviour/use-say";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

/** As many as leave the table in sight on a phone; older ones show up when these are dismissed. */
const shownAtOnce = 3;

const canBeExplained = ({ act, rows }: DoneAct): boolean =>
  act.kind === "decide" && act.decision !== "undecided" && rows.length > 0;

/** The notices of what was just done, and the key that gives its reason. */
export function ActOutcomes({
  acts: { shown, done, perform, forget, showAgain },
  isAlone,
}: {
  acts: ReturnType<typeof useActs>;
  /** No row is left that could take the focus. */
  isAlone: boolean;
}) {
  const texts = useTexts();
  const [explaining, setExplaining] = useState<number>();
  /** Where the focus was when the reason’s key was pressed. */
  const cameFrom = useRef<HTMLElement>(undefined);
  const last = done.at(-1);
  useShortcuts(
    last && canBeExplained(last)
      ? {
          [reasonKey]: () => {
            const from = document.activeElement;
            cameFrom.current = from instanceof HTMLElement && from !== document.body ? from : undefined;
            showAgain(last);
            setExplaining(last.turn);
          },
        }
      : {},
  );

  function goBack() {
    cameFrom.current?.focus({ preventScroll: true });
    cameFrom.current = undefined;
  }
  // Once it is saved, another notice has taken the form’s place.
  const isReplaced = explaining !== undefined && shown.every(({ turn }) => turn !== explaining);
  useEffect(() => {
    if (!isReplaced) return;
    setExplaining(undefined);
    cameFrom.current?.focus({ preventScroll: true });
    cameFrom.current = undefined;
  }, [isReplaced]);

  // A region that is there before its text is read out by every screen reader.
  const latest = shown.at(-1);
  const words = latest && latest.state === "done" ? (wordsOf(latest, texts) ?? "") : "";
  const said = useSaidOn(latest?.turn, words);
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {shown.slice(-shownAtOnce).map((one) => (
        <ActOutcome
          key={one.notice}
          shown={one}
          perform={perform}
          undoes={done.find(({ turn }) => turn === one.turn)}
          isLast={one.turn === last?.turn}
          isAlone={isAlone}
          isExplaining={explaining === one.turn}
          onExplain={(isExplaining) => {
            setExplaining(isExplaining ? one.turn : undefined);
            if (!isExplaining) goBack();
          }}
          onClose={forget}
        />
      ))}
    </>
  );
}
