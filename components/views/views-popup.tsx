"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import type { TableDisplay } from "@/components/assessments/view/use-table-display";
import type { AssessmentSearch } from "@/components/assessments/view/view-search-params";
import { failureWords } from "@/components/http/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { useSay } from "@/components/ui/behaviour/use-say";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/overlays/menu";
import { Skeleton } from "@/components/ui/skeleton";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { pinsQuery } from "@/components/views/pins-query";
import { searchOfView, shownAsView } from "@/components/views/saved-view";
import { usePin } from "@/components/views/use-pin";
import { ViewForm } from "@/components/views/view-form";
import { ViewList } from "@/components/views/view-list";
import { ViewQuestion } from "@/components/views/view-question";
import { viewsQuery } from "@/components/views/views-query";
import { mostPins } from "@/lib/views/most-pins";
import type { SavedView } from "@/lib/views/schema";

type Asked = { what: "save" } | { what: "rename" | "update" | "delete"; view: SavedView };

type ViewsPopupProps = {
  search: AssessmentSearch;
  display: TableDisplay;
  applied: SavedView | undefined;
  /** The table has been changed since the view was applied. */
  isChanged: boolean;
  canShare: boolean;
  onApply: (search: Partial<AssessmentSearch> | null) => void;
  trigger: ReactElement<Record<string, unknown>>;
};

export function ViewsPopup({
  search,
  display,
  applied,
  isChanged,
  canShare,
  onApply,
  trigger,
}: ViewsPopupProps) {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(viewsQuery());
  const pins = useQuery(pinsQuery()).data?.pins ?? [];
  const pinning = usePin();
  const place = pins.findIndex(({ id }) => id === applied?.id);
  const [asked, setAsked] = useState<Asked>();
  const [said, say] = useSay();
  const move = (to: number) => ({
    disabled: to < 0 || to >= pins.length,
    closeOnClick: false,
    onClick: () => applied && pinning.mutate({ view: applied, place: to }),
  });
  return (
    <>
      <Menu
        trigger={trigger}
        onOpenChange={(isOpen) => isOpen && data && void client.invalidateQueries(viewsQuery())}
        className="max-h-(--available-height) w-72 overflow-y-auto overscroll-contain"
      >
        {data ? (
          <ViewList
            views={data.views}
            applied={applied?.id}
            pinned={pins.map(({ id }) => id)}
            onApply={(view) => onApply(searchOfView(view))}
            onPin={(view, isPinned) => pinning.mutate(isPinned ? { view } : { view, place: "none" })}
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
        {pinning.error && (
          <p role="alert" className="px-2 py-1.5 text-13 text-danger">
            {failureWords(pinning.error, t)}
          </p>
        )}
        <MenuSeparator />
        {applied?.mayChange && isChanged && (
          <MenuItem onClick={() => setAsked({ what: "update", view: applied })}>{t("views.update")}</MenuItem>
        )}
        <MenuItem onClick={() => setAsked({ what: "save" })}>{t("views.save")}</MenuItem>
        {place !== -1 && pins.length > 1 && (
          <>
            <MenuItem {...move(place - 1)}>{t("views.moveLeft")}</MenuItem>
            <MenuItem {...move(place + 1)}>{t("views.moveRight")}</MenuItem>
          </>
        )}
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
      {asked && (
        <AskedDialog
          asked={asked}
          shown={shownAsView(search, display.columns)}
          canShare={canShare}
          canPin={pins.length < mostPins}
          onApply={onApply}
          onDeleted={({ name }) => say(t("views.deleting.done", { name }))}
          onClosed={() => setAsked(undefined)}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

function AskedDialog({
  asked,
  shown,
  canShare,
  canPin,
  onApply,
  onDeleted,
  onClosed,
}: Pick<ViewsPopupProps, "canShare" | "onApply"> & {
  asked: Asked;
  shown: ReturnType<typeof shownAsView>;
  canPin: boolean;
  onDeleted: (view: SavedView) => void;
  onClosed: () => void;
}) {
  const client = useQueryClient();
  const dialog = {
    onClosed,
    // Colleagues share and delete views, too.
    onSettled: () => void client.invalidateQueries(viewsQuery()),
  };
  return (
    <>
      {asked.what === "save" && (
        <ViewForm
          {...dialog}
          shown={shown}
          canShare={canShare}
          canPin={canPin}
          onSaved={(view) => onApply(searchOfView(view))}
        />
      )}
      {asked.what === "rename" && <ViewForm {...dialog} view={asked.view} canShare={canShare} />}
      {(asked.what === "update" || asked.what === "delete") && (
        <ViewQuestion
          {...dialog}
          what={asked.what}
          view={asked.view}
          shown={shown}
          onDone={() => {
            if (asked.what !== "delete") return;
            onApply({ view: null });
            onDeleted(asked.view);
          }}
        />
      )}
    </>
  );
}
