"use client";

import Link from "next/link";
import { Fragment, use } from "react";
import { type Shortcut, shortcutPlaces } from "@/components/dashboard/palette/shortcut-list";
import type { SurfaceProps } from "@/components/dashboard/palette/surface";
import { useCommandKey } from "@/components/keyboard/platform";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Kbd } from "@/components/ui/kbd";
import { LettersContext } from "@/components/ui/letters-context";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";
import { hasRole } from "@/lib/roles";

export function HelpSheet({ isOpen, role, onClose }: SurfaceProps) {
  const canInvite = hasRole({ role }, "recruiter");
  const { t } = useTexts();
  const areLettersOn = use(LettersContext);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isSheet
      title={t("shortcuts.title")}
      description={t(areLettersOn ? "shortcuts.hint" : "shortcuts.off")}
      actions={
        <>
          <DialogClose render={<Button />}>{t("common.close")}</DialogClose>
          <Button
            variant="ghost"
            onClick={onClose}
            render={<Link href="/settings/profile" prefetch={false} />}
          >
            {t("shortcuts.toProfile")}
          </Button>
        </>
      }
    >
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        {shortcutPlaces.map(({ place, shortcuts }) => (
          <section
            key={place}
            aria-labelledby={`shortcuts-${place}`}
            // The longest list has the second column to itself.
            className={cn(place === "table" && "md:col-start-2 md:row-span-2")}
          >
            <h3 id={`shortcuts-${place}`} className="pb-1 text-12 font-semibold text-quiet">
              {t(`shortcuts.places.${place}`)}
            </h3>
            <dl className="divide-y divide-line border-y border-line text-13">
              {shortcuts
                .filter(({ isForInviting }) => canInvite || !isForInviting)
                .map((shortcut) => (
                  <div key={shortcut.does} className="flex items-center justify-between gap-4 py-1.5">
                    <dt>{t(`shortcuts.does.${shortcut.does}`)}</dt>
                    <dd className="shrink-0">
                      <Keys shortcut={shortcut} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Keys({ shortcut: { keys, by } }: { shortcut: Shortcut }) {
  const { t } = useTexts();
  const command = useCommandKey();
  const names: Record<string, string> = {
    mod: command.name,
    enter: t("shortcuts.keys.enter"),
    escape: t("shortcuts.keys.escape"),
    shift: t("shortcuts.keys.shift"),
    home: t("shortcuts.keys.home"),
    end: t("shortcuts.keys.end"),
  };
  return (
    <span className="flex items-center gap-1.5 text-12 text-quiet">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && by !== "with" && <span>{t(by === "next" ? "shortcuts.next" : "shortcuts.or")}</span>}
          <Kbd always as="kbd" className="opacity-100">
            {names[key] ?? key}
          </Kbd>
        </Fragment>
      ))}
    </span>
  );
}
