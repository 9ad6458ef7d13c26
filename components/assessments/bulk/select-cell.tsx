import type { ChangeEvent, Ref } from "react";
import type { Choice } from "@/components/assessments/bulk/selection";
import { useDrawnRows } from "@/components/assessments/list/drawn-rows";
import { useTexts } from "@/components/texts/texts-provider";

/** @param onPress is told whether Shift was held. @param onCompare with Alt, it is compared with the chosen. */
export function SelectBox({
  box,
  name,
  isChosen,
  onPress,
  onCompare,
}: {
  box: Ref<HTMLInputElement>;
  name: string;
  isChosen: boolean;
  onPress: (isRange: boolean) => void;
  onCompare: () => boolean;
}) {
  const { t } = useTexts();
  return (
    <input
      ref={box}
      type="checkbox"
      checked={isChosen}
      onChange={({ nativeEvent }: ChangeEvent) => {
        if ("altKey" in nativeEvent && nativeEvent.altKey === true && onCompare()) return;
        onPress("shiftKey" in nativeEvent && nativeEvent.shiftKey === true);
      }}
      aria-label={t("selection.row", { name })}
      // With Shift, the browser would select the text between.
      onMouseDown={(event) => {
        if (!event.shiftKey) return;
        event.preventDefault();
        event.currentTarget.focus({ preventScroll: true });
      }}
      className="rows-box"
    />
  );
}

/** Cards have no head. @param isAwaited all rows are chosen once they are there. */
export function SelectAllBox({
  choice,
  isAwaited,
  onPress,
}: {
  choice: Choice;
  isAwaited: boolean;
  onPress: (isChosen: boolean) => void;
}) {
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
      aria-busy={isAwaited || undefined}
      className="rows-box aria-busy:before:animate-breathe @max-3xl:hidden"
    />
  );
}
