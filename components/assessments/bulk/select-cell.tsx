import type { ChangeEvent, Ref } from "react";
import type { Choice } from "@/components/assessments/bulk/selection";
import { useDrawnRows } from "@/components/assessments/list/drawn-rows";
import { useTexts } from "@/components/texts/texts-provider";

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
      className="rows-box"
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
      className="rows-box @max-3xl:hidden"
    />
  );
}
