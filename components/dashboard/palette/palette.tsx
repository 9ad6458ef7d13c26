"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { Search, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { exactFit } from "@/components/dashboard/palette/fit-of";
import { chooseItems, type PaletteItem } from "@/components/dashboard/palette/palette-items";
import { PaletteList } from "@/components/dashboard/palette/palette-list";
import type { SurfaceProps } from "@/components/dashboard/palette/surface";
import { useGoGroups } from "@/components/dashboard/palette/use-go-groups";
import { useHandGroup } from "@/components/dashboard/palette/use-hand-group";
import { usePaletteActions } from "@/components/dashboard/palette/use-palette-actions";
import { usePaletteCandidates } from "@/components/dashboard/palette/use-palette-candidates";
import { isNothingRead } from "@/components/service/nothing-read";
import { shellQuery } from "@/components/service/shell-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Kbd } from "@/components/ui/kbd";
import { usePopupRoot } from "@/components/ui/overlays/use-popup-root";
import type { AssessmentPage } from "@/lib/assessments/schema";
import { hasRole } from "@/lib/roles";

export function Palette({ isOpen, onClose, ...props }: SurfaceProps) {
  const afterwards = useRef<() => void>(undefined);
  const choose = (item: PaletteItem) => {
    if (item.runsAfterwards) afterwards.current = item.run;
    else item.run();
    onClose();
  };
  const root = usePopupRoot({ open: isOpen, onOpenChange: (open) => !open && onClose() });
  return (
    <Dialog.Root
      {...root}
      onOpenChangeComplete={(open) => {
        if (open) return;
        const run = afterwards.current;
        afterwards.current = undefined;
        // The library gives the focus back to the row in a microtask; only then can the row’s successor take it.
        if (run) setTimeout(run);
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="palette fixed top-[min(14vh,8rem)] left-1/2 z-50 flex w-[min(38rem,calc(100vw-1.5rem))] -translate-x-1/2 flex-col overflow-hidden rounded-lg bg-surface shadow-float outline-none transition-[opacity,scale] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0">
          <PaletteContent {...props} onChoose={choose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Mounted anew each time the palette opens. */
function PaletteContent({
  role,
  hasOutbox,
  onOpen,
  onChoose,
}: Pick<SurfaceProps, "role" | "hasOutbox" | "onOpen"> & { onChoose: (item: PaletteItem) => void }) {
  const { t, number } = useTexts();
  const shell = useQuery(shellQuery()).data;
  const unread = shell?.sync.identifying?.left ?? 0;
  const [text, setText] = useState("");
  /** Enter was pressed before the server’s answer was there. */
  const [awaited, setAwaited] = useState<string>();
  /** The arrow keys have led elsewhere than to the best item. */
  const hasMoved = useRef(false);
  const isSearched = text.trim() !== "";
  const canChange = hasRole({ role }, "recruiter");
  const candidates = usePaletteCandidates(text);
  const { isSettled, hasFailed } = candidates;
  const hand = useHandGroup(canChange);
  const actions = usePaletteActions({
    canInvite: canChange,
    hasHand: hand !== undefined,
    onHelp: () => onOpen("help"),
  });
  const going = useGoGroups(role, hasOutbox, text);
  const { groups, best } = chooseItems([...(hand ? [hand] : []), candidates.group, actions, ...going], text);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isNothing = isSearched && count === 0 && isSettled && !hasFailed;
  const shown = isNothing
    ? [
        {
          id: "table",
          label: t("palette.actions"),
          items: [candidates.inTable(t("palette.searchTable", { text: text.trim() }))],
        },
      ]
    : groups;
  const first = groups[0]?.items[0];

  const chooseFirst = useEffectEvent(() => first && onChoose(first));
  useEffect(() => {
    if (awaited !== undefined && awaited === text && isSettled && !hasFailed) chooseFirst();
  }, [awaited, text, isSettled, hasFailed]);

  /** Before the candidates have come, only what is called just so is chosen: a name may be meant. */
  function holdEnter(): boolean {
    const isHeld = !isSettled && best !== exactFit && !hasMoved.current;
    if (isHeld) setAwaited(text);
    return isHeld;
  }
  const said = !isSettled
    ? t("palette.searching")
    : // The failure is announced by itself; there may be candidates all the same.
      !isSearched || (hasFailed && count === 0)
      ? ""
      : t("palette.results", { count });
  return (
    <Autocomplete.Root
      inline
      open
      items={shown}
      mode="none"
      autoHighlight="always"
      keepHighlight
      value={text}
      onValueChange={(value, { reason }) => {
        if (reason === "item-press") return;
        hasMoved.current = false;
        setText(value);
      }}
      onItemHighlighted={(_, { reason }) => {
        if (reason === "keyboard") hasMoved.current = true;
      }}
      itemToStringValue={(item: PaletteItem) => item.label}
    >
      <Dialog.Title className="sr-only">{t("palette.open")}</Dialog.Title>
      <PaletteField onEnter={holdEnter} />
      <Autocomplete.Status className="sr-only">{said}</Autocomplete.Status>
      {hasFailed && (
        <p role="alert" className="border-b border-line px-4 py-2 text-13 text-danger">
          {t("palette.failed")}
        </p>
      )}
      <PaletteList isSettled={isSettled} onChoose={onChoose}>
        {count === 0 && !isSettled && t("palette.searching")}
        {isNothing && <NoResults text={text.trim()} unread={unread} shell={shell} />}
      </PaletteList>
      {unread > 0 && isSearched && count > 0 && (
        <p className="border-t border-line px-4 py-2 text-12 text-quiet">
          {t("palette.unnamed", { count: unread, shown: number(unread) })}
        </p>
      )}
    </Autocomplete.Root>
  );
}

/** Unread candidates can’t be found, which isn’t the same as not existing. */
function NoResults({
  text,
  unread,
  shell,
}: {
  text: string;
  unread: number;
  shell: Pick<AssessmentPage, "counts" | "sync"> | undefined;
}) {
  const { t, number } = useTexts();
  if (shell && isNothingRead(shell)) return t("palette.nothingRead", { text });
  if (shell && shell.sync.checkedAt === undefined) return t("palette.stillListing", { text });
  if (unread > 0) return t("palette.nothingSoFar", { text, shown: number(unread) });
  return t("palette.nothing", { text });
}

/** @param onEnter whether Enter is to do nothing yet. */
function PaletteField({ onEnter }: { onEnter: () => boolean }) {
  const { t } = useTexts();
  return (
    <div className="flex items-center gap-3 border-b border-line px-4">
      <Search className="size-4 shrink-0 text-faint" aria-hidden="true" />
      <Autocomplete.Input
        aria-label={t("palette.open")}
        placeholder={t("palette.placeholder")}
        spellCheck={false}
        maxLength={200}
        onKeyDown={(event) => {
          const isEnter = event.key === "Enter" && !event.nativeEvent.isComposing;
          if (isEnter && onEnter()) event.preventBaseUIHandler();
        }}
        className="h-12 min-w-0 flex-1 bg-transparent text-14 text-ellipsis outline-none pointer-coarse:text-16"
      />
      <Dialog.Close
        className="grid min-h-6 min-w-6 place-items-center rounded-xs text-faint hover:text-ink pointer-coarse:size-11"
        aria-label={t("palette.close")}
      >
        <Kbd always className="opacity-100">
          Esc
        </Kbd>
        <X className="hidden size-5 pointer-coarse:block" aria-hidden="true" />
      </Dialog.Close>
    </div>
  );
}
