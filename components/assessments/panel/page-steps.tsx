"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import Link from "next/link";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { rememberPlace } from "@/components/assessments/list/remember-place";
import { useNeighbours } from "@/components/assessments/panel/use-neighbours";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { useTexts } from "@/components/texts/texts-provider";
import { IconButton } from "@/components/ui/button";

type Way = "previous" | "next";

/** How the page before this one was left. */
let steppedBy: Way | undefined;

/** One step back leads to the list, however many assessments were walked through. */
export function PageSteps({
  id,
  search,
  headingRef,
}: {
  id: number;
  /** The list’s view, from the address. */
  search: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const { t } = useTexts();
  const steps = useNeighbours(id);
  const area = useRef<HTMLDivElement>(null);
  const press = (way: Way) => () => area.current?.querySelector<HTMLElement>(`a[data-step=${way}]`)?.click();
  useShortcuts({ j: press("next"), k: press("previous") });

  const isThere = steps !== undefined;
  useEffect(() => {
    if (!isThere || !steppedBy) return;
    // The pressed button’s page is gone: its successor takes the focus, to be pressed again.
    const again = area.current?.querySelector<HTMLElement>(`a[data-step=${steppedBy}]`);
    steppedBy = undefined;
    (again ?? headingRef.current)?.focus({ preventScroll: true });
  }, [isThere, headingRef]);

  if (!steps) return null;
  const button = (way: Way, icon: ReactNode) => {
    const step = steps[way];
    return (
      <IconButton
        label={t(`assessment.${way}`)}
        size="sm"
        aria-keyshortcuts={way === "next" ? "j" : "k"}
        {...(step ? {} : { disabled: true })}
        onClick={() => {
          if (step) rememberPlace(step);
          steppedBy = way;
        }}
        render={
          step && (
            <Link
              href={`/assessments/${step.id}${search && `?${search}`}`}
              replace
              prefetch={false}
              data-step={way}
            />
          )
        }
      >
        {icon}
      </IconButton>
    );
  };
  return (
    <div ref={area} className="flex gap-0.5">
      {button("previous", <ArrowUp aria-hidden="true" />)}
      {button("next", <ArrowDown aria-hidden="true" />)}
    </div>
  );
}
