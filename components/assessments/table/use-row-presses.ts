import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useTableActions } from "@/components/assessments/bulk/table-actions";
import { useDrawnRows } from "@/components/assessments/list/drawn-rows";
import { candidateLines } from "@/components/candidate/candidate-name";
import { useNoteCopied } from "@/components/candidate/use-note-link-copied";
import { useTexts } from "@/components/texts/texts-provider";
import { copyText } from "@/components/ui/behaviour/copy-text";
import { decisions } from "@/lib/assessments/names";
import type { AssessmentView } from "@/lib/assessments/schema";

export type CopyResult = "copied" | "failed";

type Copied = { id: number; name: string; result: CopyResult };

const shownForMs = 2_000;

const within = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Takes up what is pressed in the rows’ still markup: one handler for all. @param rowAt a row by its place.
 * @returns of which row the link has just been copied, and whose.
 */
export function useRowPresses(
  body: RefObject<HTMLElement | null>,
  rowAt: (index: number) => AssessmentView | undefined,
): Copied | undefined {
  const rows = useDrawnRows();
  const { openMenu, prepareMenu, change } = useTableActions();
  const note = useNoteCopied();
  const { t } = useTexts();
  const [copied, setCopied] = useState<Copied>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copyLink(assessment: AssessmentView) {
    const { id, applicationUrl = "" } = assessment;
    // A second one is announced as well.
    setCopied(undefined);
    const isCopied = await copyText(applicationUrl);
    const { name } = candidateLines(assessment, t);
    setCopied({ id, name, result: isCopied ? "copied" : "failed" });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(undefined), shownForMs);
    if (isCopied) note(id);
  }
  function decide(assessment: AssessmentView, { dataset, parentElement }: HTMLElement) {
    const decision = decisions.find((one) => one === dataset.decide);
    if (!decision) return;
    // The buttons go with the decision; where the row goes too, the next one has the focus.
    parentElement?.parentElement
      ?.querySelector<HTMLElement>("[data-row-menu]")
      ?.focus({ preventScroll: true });
    void change?.perform([{ rows: [assessment], act: { kind: "decide", decision } }]);
  }
  const press = useEffectEvent(({ target }: Event) => {
    const drawn = rows.around(target);
    const assessment = drawn && rowAt(drawn.first);
    if (!assessment) return;
    const more = within(target, "[data-row-menu]");
    const decided = within(target, "[data-decide]");
    if (more) openMenu(assessment, more);
    else if (decided) decide(assessment, decided);
    // A link that may be another candidate’s asks first, by itself.
    else if (within(target, "[data-copy-link]") && assessment.identity !== "probable")
      void copyLink(assessment);
  });
  const prepare = useEffectEvent(({ target }: Event) => {
    if (within(target, "[data-row-menu]")) prepareMenu();
  });
  // Before the presses are repeated that were made while the page was loading (keep-presses.ts).
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const onPress = (event: Event) => press(event);
    const onNear = (event: Event) => prepare(event);
    element.addEventListener("click", onPress);
    element.addEventListener("pointerover", onNear, { passive: true });
    element.addEventListener("focusin", onNear);
    return () => {
      element.removeEventListener("click", onPress);
      element.removeEventListener("pointerover", onNear);
      element.removeEventListener("focusin", onNear);
    };
  }, [body]);
  return copied;
}
