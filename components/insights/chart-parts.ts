import type { InsightsView } from "@/lib/insights/schema";

type Series = InsightsView["series"];

export type ChartPart = "invited" | "recommended" | "notRecommended" | "beforeSeen";

type Look = {
  fill: string;
  stroke?: string;
  text: "invited" | "recommended" | "notRecommended" | "beforeSeenPart";
};

/** How each part is drawn, in the order of the bars: the legend and the tooltip have the same. */
export const partLooks: Record<ChartPart, Look> = {
  invited: { fill: "var(--color-accent)", text: "invited" },
  recommended: { fill: "var(--color-recommended)", text: "recommended" },
  notRecommended: {
    fill: "url(#not-recommended)",
    stroke: "var(--color-declined)",
    text: "notRecommended",
  },
  beforeSeen: { fill: "url(#before-seen)", stroke: "var(--color-control)", text: "beforeSeenPart" },
};

const allParts = Object.keys(partLooks) as ChartPart[];

/** The figures of one period, by part. */
export const partsOf = ({ invitedThen, completedThen, unseenThen }: Series[number]) => ({
  invited: invitedThen.invited,
  recommended: completedThen.recommended,
  notRecommended: completedThen.completed - completedThen.recommended,
  beforeSeen: unseenThen.completed,
});

/** Where a part stands among the others. */
export const placeOf = (part: unknown): number => Object.keys(partLooks).indexOf(String(part));

/** The parts that occur, in the order of the bars. */
export function chartParts({ series }: Pick<InsightsView, "series">): ChartPart[] {
  return allParts.filter((part) => series.some((period) => partsOf(period)[part] > 0));
}
