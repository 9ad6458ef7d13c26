"use client";

import { useEffect, useRef } from "react";
import { candidateLines } from "@/components/candidate/candidate-name";
import { useListState } from "@/components/rows/use-list-state";
import { useTexts } from "@/components/texts/texts-provider";
import { useSay } from "@/components/ui/behaviour/use-say";
import type { AssessmentView } from "@/lib/assessments/schema";

/** After an act is saved its own words are said, here or beside the table. */
const afterActMs = 300;

/**
 * Tells a screen reader which assessment is shown, and its status; after an act that leads to the next one, what was
 * done comes first. What is corrected or erased here isn’t news.
 */
export function AssessmentAnnouncer({ assessment }: { assessment: AssessmentView | undefined }) {
  const { t } = useTexts();
  const { actions } = useListState();
  const isSaving = [...actions.values()].some(({ state }) => state === "begun");
  const { name, known } = assessment ? candidateLines(assessment, t) : { name: "", known: false };
  const { id, status } = assessment ?? {};
  const text = status ? t("assessment.announced", { name, status: t(`statusInSentence.${status}`) }) : "";
  const [said, say] = useSay(text);
  const last = useRef({ id, status, name, known });
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isSaving) hasWaited.current = true;
    const { current } = last;
    const isNews = current.id !== id || current.status !== status || (known && !current.known);
    // Emptied, which isn’t announced: what an erased candidate was called must not stay.
    if (!isNews && current.name !== name) say("");
    if (!isNews) last.current = { id, status, name, known };
    if (isSaving || id === undefined || !isNews) return;
    const speak = () => {
      hasWaited.current = false;
      last.current = { id, status, name, known };
      say(text);
    };
    const timer = setTimeout(speak, hasWaited.current ? afterActMs : 0);
    return () => clearTimeout(timer);
  }, [isSaving, id, status, name, known, text, say]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
