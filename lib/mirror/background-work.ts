import type { AssessmentClient } from "@/lib/assessment-api/client";
import type { Store } from "@/lib/db/store";
import { openGoneSearch } from "@/lib/mirror/gone/look-for-gone";
import { pollInterviews } from "@/lib/mirror/interviews/poll-interviews";
import type { Term } from "@/lib/mirror/lease/term";

const interviewsEveryMs = 5 * 60_000;

/** Work whose failure doesn't delay the list: one thing at a time, tried again after the next list. */
export type BackgroundWork = {
  readInterviews(): void;
  goOn(): void;
  ended(): Promise<void>;
};

export function openBackgroundWork(parts: {
  store: Store;
  client: Pick<AssessmentClient, "getAssessment" | "listInterviews">;
  term: Term;
}): BackgroundWork {
  const { store, term } = parts;
  const client: typeof parts.client = {
    getAssessment: (id) => parts.client.getAssessment(id, { signal: term.signal() }),
    listInterviews: () => parts.client.listInterviews({ signal: term.signal() }),
  };
  const goneSearch = openGoneSearch({ store, client, guard: term.guard });
  let interviewsDueAt = 0;
  let underWay: Promise<void> | undefined;

  function readInterviews(): Promise<void> {
    return term.attempt("reading the interviews failed", async () => {
      await pollInterviews(store, client, term.guard);
      interviewsDueAt = performance.now() + interviewsEveryMs;
    });
  }

  async function doWhatIsDue(): Promise<void> {
    if (performance.now() >= interviewsDueAt) await readInterviews();
    if (term.isOn()) await term.attempt("looking for what is gone failed", () => goneSearch.round());
  }

  function begin(work: () => Promise<void>): void {
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
  }

  return {
    readInterviews: () => begin(readInterviews),
    goOn: () => begin(doWhatIsDue),
    ended: async () => underWay,
  };
}
