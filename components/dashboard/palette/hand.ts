import { tableAtHand } from "@/components/assessments/bulk/table-at-hand";

/** On whom the palette’s acts are. */
export type Hand = {
  /** Assessments. */
  ids: readonly number[];
  /** They are chosen in the table. */
  isChosen: boolean;
  /** Where their buttons are: the bar of chosen rows, a panel, a page, a line. A row has keys instead. */
  place?: HTMLElement;
};

/**
 * Finds what the keys would act on: the chosen rows, or else the assessment with the focus or in the panel, or the
 * focused row. Where several share a page, the one with the focus.
 */
export function findHand(): Hand | undefined {
  const table = tableAtHand();
  const focus = document.activeElement;
  if (table && table.selection.ids.size > 0)
    return {
      ids: [...table.selection.ids],
      isChosen: true,
      place: table.rows.bar.current ?? undefined,
    };
  const place = focus?.closest<HTMLElement>("[data-assessment]") ?? onlyPlace();
  if (place) return { ids: [Number(place.dataset.assessment)], isChosen: false, place };
  const row = table?.rows.around(focus);
  return row?.id === undefined ? undefined : { ids: [row.id], isChosen: false };
}

function onlyPlace(): HTMLElement | undefined {
  const places = [...document.querySelectorAll<HTMLElement>("[data-assessment]")];
  const [only, ...others] = places.filter((place) => !place.matches("li"));
  return others.length === 0 ? only : undefined;
}
