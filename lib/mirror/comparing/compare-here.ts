import type { Body } from "@/lib/assessment-api/read-body";
import { type Comparing, createComparer } from "@/lib/mirror/comparing/compare-list";
import type { ListComparing } from "@/lib/mirror/comparing/open-comparing";

/** Compares in the calling thread, for tests and scripts. */
export function openComparingHere(): ListComparing {
  const comparer = createComparer();
  function begin(body: Body | "taken" | "repeat"): Comparing {
    if (body === "repeat") return comparer.repeat();
    return body === "taken" ? comparer.compareTaken() : comparer.compare(body);
  }
  return {
    learn: comparer.learn,
    sink: comparer,
    async compare(body, keep) {
      if (body === "repeat" && !comparer.canRepeat()) return undefined;
      const comparing = begin(body);
      let step = comparing.next([]);
      while (!step.done) step = comparing.next(await keep(step.value));
      return { ...step.value, busyMs: 0 };
    },
    isOver: () => false,
    close: async () => undefined,
  };
}
