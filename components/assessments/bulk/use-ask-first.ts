import { useCallback, useState } from "react";
import type { PerformActs } from "@/components/assessments/list/shown-acts";
import type { DecisionValue } from "@/lib/assessments/schema";

/** So many are seldom chosen one by one. */
const asksAbove = 50;

export type AskedDecision = { decision: DecisionValue; count: number; answer: (isMeant: boolean) => void };

/**
 * Asks before a decision about so many that a slip would hurt, from the bar and from the keys alike.
 * @param perform always the same function. @returns it, which waits for the answer; and the question, while it is open.
 */
export function useAskFirst(perform: PerformActs): {
  perform: PerformActs;
  asked: AskedDecision | undefined;
} {
  const [asked, setAsked] = useState<AskedDecision>();
  const askFirst = useCallback<PerformActs>(
    async (acts, after) => {
      const [first] = acts;
      const count = acts.reduce((sum, { rows }) => sum + rows.length, 0);
      // What undoes or repeats was asked about before.
      if (after || first?.act.kind !== "decide" || count <= asksAbove) return perform(acts, after);
      const { decision } = first.act;
      const isMeant = await new Promise<boolean>((answer) => setAsked({ decision, count, answer }));
      setAsked(undefined);
      return isMeant && perform(acts);
    },
    [perform],
  );
  return { perform: askFirst, asked };
}
