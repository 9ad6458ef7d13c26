"use client";

import Link from "next/link";
import { type ReactNode, useEffect, useState } from "react";
import { PaletteButton } from "@/components/dashboard/palette/palette-button";
import { NavLinks } from "@/components/dashboard/shell/nav-links";
import type { Person } from "@/components/dashboard/shell/person";
import { PersonMenu } from "@/components/dashboard/shell/person-menu";
import { Bell } from "@/components/notifications/bell";
import { ColleagueNews } from "@/components/notifications/colleague-news";
import { ServiceState } from "@/components/service/service-state";
import { useTexts } from "@/components/texts/texts-provider";
import { onFirstSign } from "@/components/ui/behaviour/on-first-sign";

type ShellProps = {
  person: Person;
  /** Rendered by the server alone, like the band: the page’s script needn’t have them. */
  mark: ReactNode;
  /** Set where the dashboard talks to the embedded sandbox. */
  sandboxBand?: ReactNode;
  /** An import is on its way. */
  isImporting: boolean;
  children: ReactNode;
};

/** What sticks to a screen’s top sticks to `--shell-top`, below the sandbox’s band; its left edge is at `--rail`. */
export function Shell({ person, mark, sandboxBand, isImporting, children }: ShellProps) {
  const { t } = useTexts();
  const [showsNews, setShowsNews] = useState(false);
  const openNews = () => setShowsNews(true);
  useFollowLostFocus();
  return (
    <div className="grid min-h-dvh print:block grid-cols-[minmax(0,1fr)] md:grid-cols-[var(--rail)_minmax(0,1fr)] md:[--rail:4rem] xl:[--rail:13.5rem]">
      <a
        href="#content"
        className="not-focus:sr-only fixed top-2 left-2 z-50 rounded-md bg-primary px-3 py-2 text-13 text-on-primary"
      >
        {t("layout.skip")}
      </a>
      <Rail
        person={person}
        mark={mark}
        isSandbox={sandboxBand !== undefined}
        isImporting={isImporting}
        onNews={openNews}
      />
      <div className="flex min-w-0 flex-col pb-(--bar) print:pb-0">
        {sandboxBand}
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {children}
        </main>
      </div>
      <BottomBar person={person} isImporting={isImporting} onNews={openNews} />
      <ColleagueNews isOpen={showsNews} onClose={() => setShowsNews(false)} />
    </div>
  );
}

/** Its script is loaded with the first key or press, or at once where there was one before the page ran. */
function useFollowLostFocus() {
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isOver = false;
    const load = () =>
      void import("@/components/ui/behaviour/follow-lost-focus").then(
        ({ followLostFocus }) => {
          if (!isOver) stop = followLostFocus();
        },
        () => {
          if (!isOver) stop = onFirstSign(load, true);
        },
      );
    const isUsed = document.activeElement !== document.body;
    if (isUsed) load();
    else stop = onFirstSign(load);
    return () => {
      isOver = true;
      stop();
    };
  }, []);
}

function Rail({
  person,
  mark,
  isSandbox,
  isImporting,
  onNews,
}: {
  person: Person;
  mark: ReactNode;
  isSandbox: boolean;
  isImporting: boolean;
  onNews: () => void;
}) {
  const { t } = useTexts();
  return (
    <header
      data-rail=""
      className="print:hidden sticky top-0 flex h-dvh flex-col border-r border-line px-2.5 pt-3 pb-2.5 max-md:hidden low:pt-1.5 low:pb-1"
    >
      <Link
        href="/assessments"
        className="flex h-8 items-center gap-2.5 rounded-md px-2 text-16 font-semibold tracking-[-0.01em] max-xl:justify-center low:hidden"
      >
        {mark}
        <span className="max-xl:sr-only">Shortlist</span>
      </Link>
      <PaletteButton />
      <nav aria-label={t("layout.mainNavigation")} className="mt-3 flex flex-1 flex-col gap-0.5">
        <NavLinks place="rail" role={person.role} isImporting={isImporting} />
      </nav>
      <ServiceState isSandbox={isSandbox} />
      <div className="mt-1.5 border-t border-line pt-1.5">
        <Bell onOpen={onNews} />
        <PersonMenu person={person} place="rail" />
      </div>
    </header>
  );
}

function BottomBar({
  person,
  isImporting,
  onNews,
}: {
  person: Person;
  isImporting: boolean;
  onNews: () => void;
}) {
  const { t } = useTexts();
  return (
    <div
      data-bar=""
      className="print:hidden fixed inset-x-0 bottom-0 z-30 grid auto-cols-[minmax(2.5rem,auto)] grid-flow-col huge:auto-cols-fr border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <nav aria-label={t("layout.mainNavigation")} className="contents">
        <NavLinks place="bar" role={person.role} isImporting={isImporting} />
      </nav>
      <PersonMenu person={person} place="bar" onNews={onNews} />
    </div>
  );
}
