"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { Check, Search } from "lucide-react";
import { type ReactElement, useRef } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { ComboboxOption, SeveralChosen } from "@/components/ui/fields/combobox-option";
import {
  popupClass,
  popupItemClass,
  popupPlaceClass,
  popupScrimClass,
} from "@/components/ui/overlays/popup-class";
import { usePopupRoot } from "@/components/ui/overlays/use-popup-root";
import { usePopupPlace } from "@/components/ui/popup-place";
import { matchesWords } from "@/lib/match-words";

type ComboboxPopupProps = {
  trigger: ReactElement<Record<string, unknown>>;
  options: readonly ComboboxOption[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  label: string;
  searchPlaceholder?: string;
  emptyText?: string;
  id?: string;
  disabled?: boolean;
  readOnly?: boolean;
  several?: SeveralChosen;
};

/** Fewer are seen at a glance. */
const worthASearch = 8;

type Chosen = ComboboxOption | ComboboxOption[] | null;
type Group = { label: string; items: ComboboxOption[] };

const labelOf = (option: ComboboxOption) => option.label;

/** Base UI’s own filter compares by the browser’s locale, which may tell upper from lower case. */
const isFound = (option: ComboboxOption, search: string) => matchesWords(search, option.label);

function intoGroups(options: readonly ComboboxOption[]): Group[] {
  const groups = new Map<string, ComboboxOption[]>();
  for (const option of options) {
    const label = option.group ?? "";
    groups.set(label, [...(groups.get(label) ?? []), option]);
  }
  return [...groups].map(([label, items]) => ({ label, items }));
}

export function ComboboxPopup(props: ComboboxPopupProps) {
  const { options, value, label, trigger, several } = props;
  const { positionMethod } = usePopupPlace();
  const root = usePopupRoot();
  const popup = useRef<HTMLDivElement>(null);
  const isLong = options.length >= worthASearch;
  const choice = several
    ? ({
        multiple: true,
        value: options.filter((option) => several.values.includes(option.value)),
        onValueChange: (chosen: Chosen) =>
          several.onChange([chosen ?? []].flat().map((option) => option.value)),
      } as const)
    : ({
        value: options.find((option) => option.value === value) ?? null,
        // A letter typed while closed opens it without searching.
        onValueChange: (chosen: Chosen, { reason }: { reason: string }) => {
          const [option] = [chosen ?? []].flat();
          if (reason === "item-press") props.onValueChange(option?.value ?? null);
        },
      } as const);
  return (
    <Base.Root<ComboboxOption, boolean>
      items={options.some(({ group }) => group) ? intoGroups(options) : options}
      {...choice}
      itemToStringLabel={labelOf}
      filter={isFound}
      isItemEqualToValue={(one, other) => one.value === other.value}
      disabled={props.disabled}
      readOnly={props.readOnly}
      {...root}
      autoHighlight
    >
      <Base.Trigger id={props.id} render={trigger} />
      <Base.Portal>
        <Base.Backdrop className={popupScrimClass} />
        <Base.Positioner
          positionMethod={positionMethod}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={popupPlaceClass}
        >
          <Base.Popup
            ref={popup}
            aria-label={label}
            // For a few entries a phone needn’t open its keyboard.
            initialFocus={(openedBy) => (openedBy === "touch" && !isLong ? popup.current : true)}
            className={cn(
              popupClass,
              isLong && "popup-tall",
              "flex w-(--anchor-width) min-w-72 max-w-[calc(100vw-1rem)] flex-col",
            )}
          >
            <ComboboxList {...props} isOpen={root.open} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function ComboboxList({
  label,
  searchPlaceholder,
  emptyText,
  several,
  isOpen,
}: Pick<ComboboxPopupProps, "label" | "searchPlaceholder" | "emptyText" | "several"> & { isOpen: boolean }) {
  const { t } = useTexts();
  return (
    <>
      <div className="flex items-center gap-2 border-b border-line px-3">
        <Search className="size-4 shrink-0 text-faint" aria-hidden="true" />
        <Base.Input
          aria-label={t("common.searchIn", { label })}
          placeholder={searchPlaceholder ?? t("common.search")}
          className="h-10 w-full bg-transparent text-14 outline-none pointer-coarse:h-12 pointer-coarse:text-16"
        />
      </div>
      <Base.Empty className="px-3 py-3 text-13 text-quiet empty:hidden">
        {/* The last option may go with its choice, while the list closes: that is no search without a match. */}
        {isOpen && (emptyText ?? t("common.nothingMatches"))}
      </Base.Empty>
      <Base.List
        aria-label={label}
        className="max-h-[min(20rem,calc(var(--available-height)-3.5rem))] sheet:max-h-[min(24rem,calc(100dvh-9rem))] scroll-py-1 overflow-y-auto overscroll-contain p-1 data-empty:p-0"
      >
        {(entry: ComboboxOption | Group) =>
          "items" in entry ? (
            <Base.Group key={entry.label} items={entry.items} className="not-first:mt-1">
              <Base.GroupLabel className="px-2 pt-1.5 pb-1 text-12 text-faint">{entry.label}</Base.GroupLabel>
              <Base.Collection>
                {(option: ComboboxOption) => <Option key={option.value} option={option} />}
              </Base.Collection>
            </Base.Group>
          ) : (
            <Option key={entry.value} option={entry} />
          )
        }
      </Base.List>
      {several && several.values.length > 0 && (
        <div className="border-t border-line p-1">
          <Button variant="ghost" size="sm" className="w-full" onClick={() => several.onChange([])}>
            {several.clear}
          </Button>
        </div>
      )}
    </>
  );
}

const Option = ({ option }: { option: ComboboxOption }) => (
  <Base.Item value={option} disabled={option.disabled} className={popupItemClass}>
    <span dir="auto" className="min-w-0 flex-1 truncate">
      {option.label}
    </span>
    {option.detail && <span className="shrink-0 text-12 text-quiet">{option.detail}</span>}
    <Base.ItemIndicator>
      <Check aria-hidden="true" />
    </Base.ItemIndicator>
  </Base.Item>
);
