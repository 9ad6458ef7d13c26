"use client";

import { useQuery } from "@tanstack/react-query";
import { Bookmark, ChevronDown } from "lucide-react";
import type { TableDisplay } from "@/components/assessments/view/use-table-display";
import type { AssessmentSearch } from "@/components/assessments/view/view-search-params";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { differsFrom } from "@/components/views/saved-view";
import { viewsQuery } from "@/components/views/views-query";

const loadPopup = () => import("@/components/views/views-popup").then(({ ViewsPopup }) => ViewsPopup);

export function ViewsMenu({
  search,
  display,
  canShare,
  isTab,
  onApply,
}: {
  search: AssessmentSearch;
  display: TableDisplay;
  canShare: boolean;
  /** The applied view stands as the current tab: its name is there. */
  isTab: boolean;
  onApply: (search: Partial<AssessmentSearch> | null) => void;
}) {
  const { t } = useTexts();
  const { data } = useQuery({ ...viewsQuery(), enabled: search.view !== null });
  const applied = data?.views.find(({ id }) => id === search.view);
  const isChanged = applied !== undefined && differsFrom(applied, search, display.columns);
  return (
    <Deferred
      kind="menu"
      load={loadPopup}
      part={{
        search,
        display,
        applied,
        isChanged,
        canShare,
        onApply,
        trigger: (
          <Button variant="ghost" size="sm" data-views-menu="" className="max-w-72 shrink-0 px-2 text-13">
            <Bookmark aria-hidden="true" className={cn(applied && "fill-accent text-accent")} />
            {applied && !isTab ? (
              <>
                <span className="sr-only">{t("views.title")}: </span>
                <span dir="auto" className="max-w-24 truncate text-ink @xl:max-w-44">
                  {applied.name}
                </span>
                {isChanged && (
                  <>
                    <span className="font-normal text-faint @max-xl:sr-only">{t("views.changed")}</span>
                    <span aria-hidden="true" className="size-1.5 rounded-full bg-accent @xl:hidden" />
                  </>
                )}
              </>
            ) : (
              <span className="@max-xl:sr-only">{t("views.title")}</span>
            )}
            <ChevronDown aria-hidden="true" className="@max-xl:hidden" />
          </Button>
        ),
      }}
    />
  );
}
