import { Autocomplete } from "@base-ui/react/autocomplete";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { PaletteGroup, PaletteItem } from "@/components/dashboard/palette/palette-items";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { popupItemClass } from "@/components/ui/overlays/popup-class";

/** As high as its items, but never lower until the next answer is there. */
export function PaletteList({
  isSettled,
  onChoose,
  children,
}: {
  /** What is shown answers the present text. */
  isSettled: boolean;
  onChoose: (item: PaletteItem) => void;
  /** What is said where nothing was found, or not yet. */
  children: ReactNode;
}) {
  const { t } = useTexts();
  const area = useRef<HTMLDivElement>(null);
  const [settledPx, setSettledPx] = useState<number>();
  useLayoutEffect(() => {
    if (isSettled) setSettledPx(area.current?.offsetHeight);
  });
  return (
    <div
      ref={area}
      style={isSettled ? undefined : { minHeight: settledPx }}
      className="max-h-[min(25rem,60dvh)] overflow-y-auto sheet:max-h-none sheet:min-h-0 sheet:flex-1 overscroll-contain"
    >
      <p className="px-4 pt-4 pb-2 text-13 text-quiet empty:hidden">{children}</p>
      <Autocomplete.List
        aria-label={t("palette.open")}
        className="scroll-py-2 p-2 pt-1 outline-none data-empty:p-0"
      >
        {(group: PaletteGroup) => (
          <Autocomplete.Group key={group.id} items={group.items}>
            <Autocomplete.GroupLabel className="px-2 pt-2.5 pb-1 text-12 text-faint">
              {group.label}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: PaletteItem) => (
                <Autocomplete.Item
                  key={item.id}
                  value={item}
                  onClick={() => onChoose(item)}
                  className={popupItemClass}
                >
                  <PaletteLine item={item} />
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </div>
  );
}

/** On a phone the e-mail address is below the name: beside it, both would be cut. */
function PaletteLine({ item: { icon, label, below, aside } }: { item: PaletteItem }) {
  const isTold = typeof aside === "string";
  return (
    <>
      {icon}
      <span
        className={cn(
          "flex min-w-0 flex-1 items-center gap-2",
          isTold && "max-sm:flex-col max-sm:items-start max-sm:gap-0 max-sm:py-1",
        )}
      >
        <span dir="auto" className="max-w-full min-w-0 truncate">
          {label}
        </span>
        {below && (
          <span className={cn("min-w-0 shrink-[4] truncate text-12 text-quiet", isTold && "max-sm:hidden")}>
            {below}
          </span>
        )}
        {aside && (
          <span
            className={cn(
              "ml-auto max-w-2/5 shrink-0 truncate pl-2 text-12 text-quiet",
              isTold && "max-sm:ml-0 max-sm:max-w-full max-sm:pl-0",
            )}
          >
            {aside}
          </span>
        )}
      </span>
    </>
  );
}
