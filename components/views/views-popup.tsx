"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import type { AssessmentSearch } from "@/components/assessments/search-params";
import type { TableLook } from "@/components/assessments/use-table-look";
import { viewsQuery } from "@/components/query/views-query";
import { failureWords } from "@/components/texts/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu";
import { Skeleton } from "@/components/ui/skeleton";
import { searchOfView, shownAsView } from "@/components/views/saved-view";
import { ViewForm } from "@/components/views/view-form";
import { ViewList } from "@/components/views/view-list";
import { ViewQuestion } from "@/components/views/view-question";
import type { SavedView } from "@/lib/views/schema";

type Asked = { what: "save" } | { what: "rename" | "update" | "delete"; view: SavedView };

/** The menu behind ViewsMenu's button, and what it asks. */
export function ViewsPopup({
  search,
  look,
  applied,
  isChanged,
  canShare,
  onApply,
  trigger,
}: {
  search: AssessmentSearch;
  look: TableLook;
  /** The view that the address names. */
  applied: SavedView | undefined;
  /** The table shows something else by now. */
  isChanged: boolean;
  canShare: boolean;
  onApply: (search: Partial<AssessmentSearch> | null) => void;
  trigger: ReactElement<Record<string, unknown>>;
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(viewsQuery());
  const [asked, setAsked] = useState<Asked>();
  const shown = shownAsView(search, look.columns);
  const dialog = {
    onClosed: () => setAsked(undefined),
    // Others share and delete views, too.
    onSettled: () => void client.invalidateQueries(viewsQuery()),
  };
  return (
    <>
      <Menu
        trigger={trigger}
        onOpenChange={(isOpen) => isOpen && data && void refetch()}
        className="max-h-(--available-height) w-72 overflow-y-auto overscroll-contain"
      >
        {data ? (
          <ViewList
            views={data.views}
            applied={applied?.id}
            onApply={(view) => onApply(searchOfView(view))}
          />
        ) : error ? (
          <>
            <p className="px-2 py-1.5 text-13 text-quiet">{failureWords(error, t)}</p>
            <MenuItem closeOnClick={false} onClick={() => void refetch()}>
              {t("common.tryAgain")}
            </MenuItem>
          </>
        ) : (
          <div className="flex h-8 items-center px-2">
            <Skeleton className="w-3/5" />
          </div>
        )}
        <MenuSeparator />
        {applied?.mayChange && isChanged && (
          <MenuItem onClick={() => setAsked({ what: "update", view: applied })}>{t("views.update")}</MenuItem>
        )}
        <MenuItem onClick={() => setAsked({ what: "save" })}>{t("views.save")}</MenuItem>
        {applied?.mayChange && (
          <>
            <MenuItem onClick={() => setAsked({ what: "rename", view: applied })}>
              {t("views.rename")}
            </MenuItem>
            <MenuItem tone="danger" onClick={() => setAsked({ what: "delete", view: applied })}>
              {t("views.remove")}
            </MenuItem>
          </>
        )}
        {applied && <MenuItem onClick={() => onApply(null)}>{t("views.leave")}</MenuItem>}
      </Menu>
      {asked?.what === "save" && (
        <ViewForm
          {...dialog}
          shown={shown}
          canShare={canShare}
          onSaved={(view) => onApply(searchOfView(view))}
        />
      )}
      {asked?.what === "rename" && <ViewForm {...dialog} view={asked.view} canShare={canShare} />}
      {(asked?.what === "update" || asked?.what === "delete") && (
        <ViewQuestion
          {...dialog}
          what={asked.what}
          view={asked.view}
          shown={shown}
          onDone={() => asked.what === "delete" && onApply({ view: null })}
        />
      )}
    </>
  );
}
