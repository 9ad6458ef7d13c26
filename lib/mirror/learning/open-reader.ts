import type { AssessmentClient } from "@/lib/assessment-api/client";
import { AssessmentApiError, type ErrorCode } from "@/lib/assessment-api/errors";
import { untoldState } from "@/lib/assessment-api/oddities";
import type { Due } from "@/lib/mirror/learning/due-rows";
import type { Read } from "@/lib/mirror/learning/keep-reads";
import type { Pace } from "@/lib/mirror/learning/pace";

/** Failures that any other row would meet too: the service is asked less. */
const pushBacks = new Set<ErrorCode>([
  "aborted",
  "timed_out",
  "unreachable",
  "rate_limited",
  "unavailable",
  "service_failure",
  "invalid_key",
]);

type Begun = { beganMs: number; isFull: boolean };

export type SingleReads = Pick<AssessmentClient, "getAssessment">;

/**
 * Reads as many rows side by side as the pace allows.
 * @param parts.mostHeld nothing is begun while so many results wait.
 * @param parts.onError gets every failure but a 404: rows may go between the list and the read.
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
    const begun: Begun = { beganMs: performance.now(), isFull: underWay.size >= pace.limit() };
    try {
      const answer = await client.getAssessment(row.id);
      pace.answered(begun);
      held.push({ row, ...whatItTells(answer) });
    } catch (error) {
      if (!signal.aborted) held.push({ row, outcome: noteFailure(error, begun) });
    }
    underWay.delete(row.id);
    begin();
    if (underWay.size > 0) return;
    for (const tell of onSettled.splice(0)) tell();
  }

  function noteFailure(error: unknown, begun: Begun): "failed" | "put_off" {
    const known = error instanceof AssessmentApiError ? error : undefined;
    if (known?.code !== "not_found") onError(error);
    return judgeFailure(known, begun, pace);
  }

  return {
    take: (): Read[] => held.splice(0, mostHeld),
    isFull: () => held.length >= mostHeld,
    isReading: () => underWay.size > 0,
    isDone: () => underWay.size === 0 && waiting.length === 0 && held.length === 0,
    settled: () => new Promise<void>((resolve) => onSettled.push(resolve)),
    /** @param most fewer than the pace allows, while invitations need the service. */
    goOn(due: Due[], most = Number.POSITIVE_INFINITY): void {
      mostAtOnce = most;
      const busy = new Set([...underWay, ...held.map(({ row }) => row.id)]);
      waiting = due.filter(({ id }) => !busy.has(id));
      begin();
    },
    hold(): void {
      waiting = [];
    },
  };
}

function judgeFailure(error: AssessmentApiError | undefined, begun: Begun, pace: Pace): "failed" | "put_off" {
  if (!error || !pushBacks.has(error.code)) {
    pace.answered(begun);
    return "failed";
  }
  // If the read before was answered, this row may be the cause; it never is for a rate limit or a wrong key.
  const isShared = error.code === "rate_limited" || error.code === "invalid_key" || !pace.isSteady();
  pace.pushedBack({ ...begun, retryAfterMs: error.retryAfterMs });
  return isShared && error.code !== "timed_out" ? "put_off" : "failed";
}

type Told =
  | Pick<Read & { outcome: "told" }, "outcome" | "told">
  | Pick<Read & { outcome: "silent" }, "outcome" | "oddities">
  | { outcome: "failed" };

function whatItTells(answer: Awaited<ReturnType<SingleReads["getAssessment"]>>): Told {
  // The list is ahead of the single read, or the read can't tell the state.
  if (answer.status === "pending" || untoldState(answer.oddities ?? []) === "unknown")
    return { outcome: "failed" };
  const { candidateEmail: email, interviewId = null, oddities } = answer;
  return email ? { outcome: "told", told: { email, interviewId } } : { outcome: "silent", oddities };
}
