import type { Attention } from "@/lib/invitations/view-schema";

export const attentionGroups = ["invitations", "notHandedOver", "overdue"] as const;
export type AttentionGroup = (typeof attentionGroups)[number];

/** More than so many would push the table out of sight: then they wait to be asked for. */
const openAtFirst = 2;

/** How many each group holds; `isExact` is false where there are at least so many. */
export const countOf = (
  { invitations, notHandedOver, overdue }: Attention,
  group: AttentionGroup,
): { count: number; isExact: boolean } => {
  if (group === "invitations") return { count: invitations.length, isExact: true };
  const { total, totalIsExact } = group === "overdue" ? overdue : notHandedOver;
  return { count: total, isExact: totalIsExact };
};

/**
 * The group whose list is open before anybody presses anything: a few invitations of which nobody knows what
 * became of them, and, for whoever asked, the first that holds anything.
 */
export function groupAtFirst(attention: Attention, isAskedFor: boolean): AttentionGroup | undefined {
  if (isAskedFor) return attentionGroups.find((group) => countOf(attention, group).count > 0);
  const { count } = countOf(attention, "invitations");
  return count > 0 && count <= openAtFirst ? "invitations" : undefined;
}
