import type { ChangeEvent, Ref } from "react";
import type { Choice } from "@/components/assessments/bulk/selection";
import { useDrawnRows } from "@/components/assessments/list/drawn-rows";
import { useTexts } from "@/components/texts/texts-provider";

/** One element is box, mark and target, as rows render with every frame of scrolling. `--x` is the box’s left edge. */
const boxClass =
  "absolute inset-0 size-full appearance-none outline-none [--x:1rem] md:[--x:1.75rem] before:absolute before:top-1/2 before:left-(--x) before:size-4 before:-translate-y-1/2 before:rounded-xs before:border before:border-control before:bg-surface before:transition-colors before:outline-offset-2 before:outline-accent focus-visible:before:outline-2 hover:before:border-quiet checked:before:border-accent checked:before:bg-accent indeterminate:before:border-accent indeterminate:before:bg-accent after:absolute after:top-1/2 after:hidden after:border-on-accent checked:after:left-[calc(var(--x)+5.5px)] checked:after:block checked:after:h-[9px] checked:after:w-[5px] checked:after:-translate-y-[58%] checked:after:rotate-45 checked:after:border-r-2 checked:after:border-b-2 indeterminate:after:left-[calc(var(--x)+4px)] indeterminate:after:block indeterminate:after:w-2 indeterminate:after:-translate-y-1/2 indeterminate:after:border-t-2";

/** @param onPress is told whether Shift was held. */
export function SelectBox({
  box,
  name,
  isChosen,
  onPress,
}: {
  box: Ref<HTMLInputElement>;
  name: string;
  isChosen: boolean;
  onPress: (isRange: boolean) => void;
}) {
  const { t } = useTexts();
  return (
    <input
      ref={box}
      type="checkbox"
      checked={isChosen}
      onChange={({ nativeEvent }: ChangeEvent) =>
        onPress("shiftKey" in nativeEvent && nativeEvent.shiftKey === true)
      }
      aria-label={t("selection.row", { name })}
      // With Shift, the browser would select the text between.
      onMouseDown={(event) => {
        if (!event.shiftKey) return;
        event.preventDefault();
        event.currentTarget.focus({ preventScroll: true });
      }}
      className={`${boxClass} @max-3xl:[--x:1.125rem]`}
    />
  );
}

/** Cards have no head. */
export function SelectAllBox({ choice, onPress }: { choice: Choice; onPress: (isChosen: boolean) => void }) {
  const { t } = useTexts();
  const { headBox } = useDrawnRows();
  return (
    <input
      type="checkbox"
      checked={choice === "all"}
      ref={(box) => {
        headBox.current = box;
        if (box) box.indeterminate = choice === "some";
      }}
      onChange={() => onPress(choice === "all")}
      aria-label={t("selection.rowsAtHand")}
      className={`${boxClass} @max-3xl:hidden`}
    />
  );
}
