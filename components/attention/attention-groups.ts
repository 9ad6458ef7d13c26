import type { Attention } from "@/lib/invitations/view-schema";

export const attentionGroups = ["invitations", "notHandedOver", "overdue"] as const;
export type AttentionGroup = (typeof attentionGroups)[number];

/** A longer list would push the table out of sight: it opens on request. */
const openAtFirst = 2;

/** Where `isExact` is false, there are at least so many. */
export const countOf = (
  { invitations, notHandedOver, overdue }: Attention,
  group: AttentionGroup,
): { count: number; isExact: boolean } => {
  if (group === "invitations") return { count: invitations.length, isExact: true };
  const { total, totalIsExact } = group === "overdue" ? overdue : notHandedOver;
  return { count: total, isExact: totalIsExact };
};

/** Whether all groups were counted to the end: otherwise at least so many need attention. */
export const isTotalExact = (attention: Attention): boolean =>
  attentionGroups.every((group) => countOf(attention, group).isExact);

/** Without the rows of groups that are never open at first: the screen asks for them as it opens. */
export const withClosedGroups = ({ notHandedOver, overdue, ...attention }: Attention): Attention => ({
  ...attention,
  notHandedOver: { ...notHandedOver, assessments: [] },
  overdue: { ...overdue, assessments: [] },
});

/** The group that is open at first: a few invitations with an unknown outcome, or, on request, the first with items. */
export function groupAtFirst(attention: Attention, isAskedFor: boolean): AttentionGroup | undefined {
  if (isAskedFor) return attentionGroups.find((group) => countOf(attention, group).count > 0);
  const { count } = countOf(attention, "invitations");
  return count > 0 && count <= openAtFirst ? "invitations" : undefined;
}
