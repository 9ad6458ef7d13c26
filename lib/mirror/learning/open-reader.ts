import type { AssessmentClient } from "@/lib/assessment-api/client";
import { AssessmentApiError, type ErrorCode } from "@/lib/assessment-api/errors";
import { untoldState } from "@/lib/assessment-api/oddities";
import type { Due } from "@/lib/mirror/learning/due-rows";
import type { Read } from "@/lib/mirror/learning/keep-reads";
import type { Pace } from "@/lib/mirror/learning/pace";

/** What the next row would meet too: the service is asked less. */
const pushBacks = new Set<ErrorCode>([
  "aborted",
  "timed_out",
  "unreachable",
  "rate_limited",
  "unavailable",
  "service_failure",
  "invalid_key",
]);

export type SingleReads = Pick<AssessmentClient, "getAssessment">;

/**
 * Reads rows side by side, as many as the pace allows, and holds what they brought until it is taken.
 * @param parts.mostHeld nothing is begun while so many wait to be taken.
 * @param parts.signal once it is aborted nothing is begun, and what is under way brings nothing.
 * @param parts.onError hears of every failure but a 404: gone between the list and the read is ordinary.
 */
export function openReader(parts: {
  client: SingleReads;
  pace: Pace;
  mostHeld: number;
  signal: AbortSignal;
  onError: (error: unknown) => void;
}) {
  const { client, pace, mostHeld, signal, onError } = parts;
  const underWay = new Set<number>();
  const held: Read[] = [];
  let waiting: Due[] = [];
  let mostAtOnce = Number.POSITIVE_INFINITY;
  const onSettled: (() => void)[] = [];

  const mayBegin = () =>
    !signal.aborted &&
    pace.restMs() === 0 &&
    underWay.size < Math.min(pace.limit(), mostAtOnce) &&
    held.length < mostHeld;

  function begin(): void {
    while (mayBegin()) {
      const row = waiting.shift();
      if (!row) break;
      underWay.add(row.id);
      void read(row);
    }
  }

  async function read(row: Due): Promise<void> {
    const begun = { beganMs: performance.now(), isFull: underWay.size >= pace.limit() };
    try {
      const answer = await client.getAssessment(row.id);
      pace.answered(begun);
      held.push({ row, ...whatItTells(answer) });
    } catch (error) {
      if (!signal.aborted) held.push({ row, outcome: judge(error, begun) });
    }
    underWay.delete(row.id);
    begin();
    if (underWay.size > 0) return;
    for (const tell of onSettled.splice(0)) tell();
  }

  function judge(error: unknown, begun: { beganMs: number; isFull: boolean }): "failed" | "put_off" {
    const known = error instanceof AssessmentApiError ? error : undefined;
    if (known?.code !== "not_found") onError(error);
    if (!known || !pushBacks.has(known.code)) {
      pace.answered(begun);
      return "failed";
    }
    // Where the one before was answered it may be this row's own doing; a limit or a key never is.
    const isShared = known.code === "rate_limited" || known.code === "invalid_key" || !pace.isSteady();
    pace.pushedBack({ ...begun, retryAfterMs: known.retryAfterMs });
    return isShared && known.code !== "timed_out" ? "put_off" : "failed";
  }

  return {
    /** Takes what was read, oldest first. */
    take: (): Read[] => held.splice(0, mostHeld),
    isFull: () => held.length >= mostHeld,
    isReading: () => underWay.size > 0,
    isDone: () => underWay.size === 0 && waiting.length === 0 && held.length === 0,
    /** Resolves when nothing is under way any more. */
    settled: () => new Promise<void>((resolve) => onSettled.push(resolve)),
    /**
     * From now on these are read, in their order, but for what is under way or held already.
     * @param mostAtOnce fewer than the pace allows, where something else needs the service more.
     */
    goOn(due: Due[], most = Number.POSITIVE_INFINITY): void {
      mostAtOnce = most;
      const busy = new Set([...underWay, ...held.map(({ row }) => row.id)]);
      waiting = due.filter(({ id }) => !busy.has(id));
      begin();
    },
    /** Begins nothing more for now. */
    hold(): void {
      waiting = [];
    },
  };
}

type Told =
  | Pick<Read & { outcome: "told" }, "outcome" | "told">
  | Pick<Read & { outcome: "silent" }, "outcome" | "oddities">
  | { outcome: "failed" };

function whatItTells(answer: Awaited<ReturnType<SingleReads["getAssessment"]>>): Told {
  // The list is ahead of the single read, or it can't be told what the read says.
  if (answer.status === "pending" || untoldState(answer.oddities ?? []) === "unknown")
    return { outcome: "failed" };
  const { candidateEmail: email, interviewId = null, oddities } = answer;
  return email ? { outcome: "told", told: { email, interviewId } } : { outcome: "silent", oddities };
}
