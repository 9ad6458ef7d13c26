import { blindName } from "@/components/candidate/candidate-name";
import { dateAndTime } from "@/components/ui/format-time";
import type { Texts, Translator } from "@/lib/i18n/texts";
import type { ReadCandidate, VoteAnswer } from "@/lib/shortlists/schema";

/** The name as far as it is known. Never the e-mail address: a list shows that only where it is ticked. */
export const readName = ({ name, blindNumber }: ReadCandidate, t: Translator): string =>
  blindNumber === undefined ? (name ?? t("shortlists.nameless")) : blindName(blindNumber, t);

type Zoned = Pick<Texts, "t" | "locale" | "timeZone">;

/** When an assessment was completed, within its observed bounds. */
export function completedWords(between: ReadCandidate["completedBetween"], texts: Zoned): string | undefined {
  if (!between) return undefined;
  const before = dateAndTime(Date.parse(between.before), texts);
  if (!between.after) return texts.t("shortlists.completedBy", { before });
  const after = dateAndTime(Date.parse(between.after), texts);
  // Bounds within a minute count as one time.
  return after === before ? before : texts.t("shortlists.completedBetween", { after, before });
}

/** Votes by answer, without empty counts. */
export function tallyVotes(votes: readonly { answer: VoteAnswer }[]): Record<VoteAnswer, number> {
  const tally = { yes: 0, no: 0, unsure: 0 };
  for (const { answer } of votes) tally[answer] += 1;
  return tally;
}

/** The order with one of them moved by a place; the same at an end. */
export function moved(order: readonly number[], id: number, by: -1 | 1): number[] {
  const at = order.indexOf(id);
  const to = at + by;
  if (at === -1 || to < 0 || to >= order.length) return [...order];
  return order.toSpliced(at, 1).toSpliced(to, 0, id);
}
