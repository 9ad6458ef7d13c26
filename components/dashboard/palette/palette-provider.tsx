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
import { rememberAssessment } from "@/components/dashboard/palette/recent-assessments";
import type { Surface, SurfaceProps } from "@/components/dashboard/palette/surface";
import { isCommand } from "@/components/keyboard/platform";
import { switchLetters, useShortcuts } from "@/components/keyboard/use-shortcuts";
import { usePersonId } from "@/components/session/person-id";
import { holdKeys } from "@/components/ui/behaviour/hold-keys";
import { loadPart, refuseOffline } from "@/components/ui/behaviour/load-part";
import { LettersContext } from "@/components/ui/letters-context";
import { hasRole, type Role } from "@/lib/roles";

const loaders: Record<Surface, () => Promise<ComponentType<SurfaceProps>>> = {
  palette: () => import("@/components/dashboard/palette/palette").then(({ Palette }) => Palette),
  help: () => import("@/components/dashboard/palette/help-sheet").then(({ HelpSheet }) => HelpSheet),
};

const PaletteContext = createContext<{
  open: (surface: Surface) => void;
  /** Called when a press is likely. */
  prepare: () => void;
} | null>(null);

const prepare = () => void loaders.palette().catch(() => undefined);

/** Opens the palette and the help sheet; their scripts are loaded with the first use. */
export function PaletteProvider({
  role,
  hasOutbox,
  areLettersOn,
  children,
}: {
  role: Role;
  /** The sandbox’s e-mails can be read. */
  hasOutbox: boolean;
  /** Whether single-letter shortcuts are switched on. */
  areLettersOn: boolean;
  children: ReactNode;
}) {
  const [shown, setShown] = useState<{ Surface: ComponentType<SurfaceProps>; isOpen: boolean }>();
  const open = useCallback((surface: Surface) => {
    const release = holdKeys({ forgets: surface === "help" });
    void loadPart(loaders[surface]).then(
      (Surface) => setShown({ Surface, isOpen: true }),
      // After a failed load the next press tries again.
      release,
    );
  }, []);
  const close = useCallback(() => setShown((before) => before && { ...before, isOpen: false }), []);
  const router = useRouter();
  const go = (to: string) => () => {
    if (refuseOffline()) return;
    if (to !== window.location.pathname) holdKeys({ forgets: true });
    router.push(to);
  };
  useShortcuts({
    "?": () => open("help"),
    "g a": go("/assessments"),
    "g l": go("/shortlists"),
    "g i": go("/interviews"),
    "g e": go("/insights"),
    "g s": go("/settings"),
    ...(hasRole({ role }, "recruiter") && { n: go("/assessments/new"), "g p": go("/imports") }),
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
      <LettersContext value={areLettersOn}>
        {children}
        {shown && (
          <shown.Surface
            isOpen={shown.isOpen}
            role={role}
            hasOutbox={hasOutbox}
            onClose={close}
            onOpen={open}
          />
        )}
      </LettersContext>
    </PaletteContext>
  );
}

/** Remembers opened assessments: the palette offers them again. */
function useOpened(): void {
  const id = /^\/assessments\/(\d+)$/.exec(usePathname())?.[1];
  const personId = usePersonId();
  useEffect(() => {
    if (id) rememberAssessment(Number(id), personId);
  }, [id, personId]);
}

export function usePalette() {
  const context = use(PaletteContext);
  if (!context) throw new Error("The palette is there on the dashboard’s screens alone.");
  return context;
}
