"use client";

import { usePathname, useRouter } from "next/navigation";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
import { LettersContext } from "@/components/keyboard/letters-context";
import { isCommand } from "@/components/keyboard/platform";
import { switchLetters, useShortcuts } from "@/components/keyboard/use-shortcuts";
import { usePersonId } from "@/components/layout/person-id";
import { rememberAssessment } from "@/components/palette/recent-assessments";
import { holdKeys } from "@/components/ui/hold-keys";
import { loadPart } from "@/components/ui/load-part";

/** What opens over every screen. */
type Surface = "palette" | "help";

export type SurfaceProps = {
  isOpen: boolean;
  canInvite: boolean;
  onClose: () => void;
  /** Shows another in its place. */
  onOpen: (surface: Surface) => void;
};

const loaders: Record<Surface, () => Promise<ComponentType<SurfaceProps>>> = {
  palette: () => import("@/components/palette/palette").then(({ Palette }) => Palette),
  help: () => import("@/components/keyboard/help-sheet").then(({ HelpSheet }) => HelpSheet),
};

const PaletteContext = createContext<{
  open: (surface: Surface) => void;
  /** Somebody is about to open it. */
  prepare: () => void;
} | null>(null);

const prepare = () => void loaders.palette().catch(() => undefined);

/** Where the palette and the help sheet can be opened, by key or button; their script comes with the first use. */
export function PaletteProvider({
  canInvite,
  areLettersOn,
  children,
}: {
  canInvite: boolean;
  /** Whether the person has single-letter shortcuts switched on. */
  areLettersOn: boolean;
  children: ReactNode;
}) {
  const [shown, setShown] = useState<{ Surface: ComponentType<SurfaceProps>; isOpen: boolean }>();
  const open = useCallback((surface: Surface) => {
    const release = holdKeys({ forgets: surface === "help" });
    void loadPart(loaders[surface]).then(
      (Surface) => setShown({ Surface, isOpen: true }),
      // What could not be loaded is tried again with the next press.
      release,
    );
  }, []);
  const close = useCallback(() => setShown((before) => before && { ...before, isOpen: false }), []);
  const router = useRouter();
  const go = (to: string) => () => {
    if (to !== window.location.pathname) holdKeys({ forgets: true });
    router.push(to);
  };
  useShortcuts({
    "?": () => open("help"),
    "g a": go("/assessments"),
    "g i": go("/interviews"),
    "g e": go("/insights"),
    "g s": go("/settings"),
    ...(canInvite && { n: go("/assessments/new") }),
  });
  useEffect(() => switchLetters(areLettersOn), [areLettersOn]);
  useOpened();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Control" || event.key === "Meta") prepare();
      if (event.key.toLowerCase() !== "k" || !isCommand(event) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector("[role='dialog']:not([hidden])")) open("palette");
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open]);

  const value = useMemo(() => ({ open, prepare }), [open]);
  return (
    <PaletteContext value={value}>
      <LettersContext value={areLettersOn}>{children}</LettersContext>
      {shown && <shown.Surface isOpen={shown.isOpen} canInvite={canInvite} onClose={close} onOpen={open} />}
    </PaletteContext>
  );
}

/** Remembers which assessments are opened, for the palette to offer them again. */
function useOpened(): void {
  const id = /^\/assessments\/(\d+)$/.exec(usePathname())?.[1];
  const personId = usePersonId();
  useEffect(() => {
    if (id) rememberAssessment(Number(id), personId);
  }, [id, personId]);
}

/** Opens the palette or the help sheet. */
export function usePalette() {
  const context = use(PaletteContext);
  if (!context) throw new Error("The palette is there on the dashboard’s screens alone.");
  return context;
}
