import type { MirrorStateTable } from "@/lib/db/mirror-tables";
import type { Store } from "@/lib/db/store";
import { restFactor } from "@/lib/sync/rest-factor";
import type { SyncView } from "@/lib/sync/schema";

/** After this long without an attempt, beyond the rest that the last poll cost, the poller is gone. */
const silentAfterMs = 16 * 60_000;

const mayRestMs = ({ took_ms }: MirrorStateTable) => silentAfterMs + (took_ms ?? 0) * (1 + restFactor);

const known = "You see the last known data.";
const nothing = "Nothing has been read from it yet.";

const sentences: Record<string, string> = {
  invalid_key: `The assessment service doesn’t accept our key any more. ${known} Ask an administrator to check the connection.`,
  not_authorised: `The assessment service doesn’t let our key read the assessments. ${known} Ask an administrator to check the connection.`,
  not_found: `There is no assessment service at the configured address. ${known} Ask an administrator to check the connection.`,
  unreachable: `We can’t reach the assessment service. ${known} We keep trying.`,
  timed_out: `The assessment service takes too long to answer. ${known} We keep trying.`,
  rate_limited: `The assessment service asked us to slow down. ${known} We keep trying, less often.`,
  service_failure: `The assessment service has a problem of its own. ${known} We keep trying.`,
  unavailable: `The assessment service is not available right now. ${known} We keep trying.`,
  unreadable: `The assessment service answered something we can’t read. ${known} We keep trying.`,
};

const firstSentences: Record<string, string> = {
  invalid_key: `The assessment service doesn’t accept our key. ${nothing}`,
  not_authorised: `The assessment service doesn’t let our key read the assessments. ${nothing}`,
  not_found: `There is no assessment service at the configured address. ${nothing}`,
  unreachable: `We can’t reach the assessment service. ${nothing} We keep trying.`,
  timed_out: `The assessment service takes too long to answer. ${nothing} We keep trying.`,
  rate_limited: `The assessment service asked us to slow down. ${nothing} We keep trying, less often.`,
  service_failure: `The assessment service has a problem of its own. ${nothing} We keep trying.`,
  unavailable: `The assessment service is not available right now. ${nothing} We keep trying.`,
  unreadable: `The assessment service answered something we can’t read. ${nothing} We keep trying.`,
};

const otherwise = `Checking the assessment service failed. ${known} We keep trying.`;
const firstOtherwise = `Checking the assessment service failed. ${nothing} We keep trying.`;
const silent = `Shortlist has stopped checking the assessment service. ${known} Ask an administrator to restart it.`;
const firstSilent = `Shortlist has stopped checking the assessment service. ${nothing} Ask an administrator to restart it.`;

/** A pace this slow predicts nothing. */
const longestForecastSeconds = 24 * 3_600;

function describeIdentifying(state: MirrorStateTable): SyncView["identifying"] {
  const { identities_left: left, identities_per_minute: perMinute } = state;
  if (!left) return undefined;
  const seconds = perMinute && !state.failing_since ? Math.ceil((left * 60) / perMinute) : undefined;
  return { left, secondsLeft: seconds && seconds <= longestForecastSeconds ? seconds : undefined };
}

/** Of rows that they don’t see, a limited member gets no numbers. */
type SyncOptions = { technical: boolean; isLimited?: boolean };

/** @param options.technical whether the reader is an administrator. */
export async function readSync(store: Store, options: { technical: boolean }): Promise<SyncView> {
  const state = await store.db
    .selectFrom("mirror_state")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .executeTakeFirst();
  return describeSync(state, store.now(), { ...options, isLimited: store.limit?.rows !== undefined });
}

export function describeSync(
  state: MirrorStateTable | undefined,
  now: Date,
  { technical, isLimited = false }: SyncOptions,
): SyncView {
  const identifying = state && !isLimited ? describeIdentifying(state) : undefined;
  if (!state?.attempted_at) return { state: "starting", unreadableRows: 0, identifying };
  const view = {
    checkedAt: state.succeeded_at ?? undefined,
    unreadableRows: isLimited ? 0 : state.unreadable_rows,
    identifying,
  };
  const isFirst = state.succeeded_at === null;
  const meanings = isFirst ? firstSentences : sentences;
  if (state.failing_since) {
    const { failure_code: code, failure_message: message } = state;
    return {
      ...view,
      state: "failing",
      failingSince: state.failing_since,
      reason: code && meanings[code] ? code : "otherwise",
      message: (code && meanings[code]) || (isFirst ? firstOtherwise : otherwise),
      technical: technical && code ? `${code}: ${message}` : undefined,
    };
  }
  if (now.getTime() - Date.parse(state.attempted_at) > mayRestMs(state)) {
    const message = isFirst ? firstSilent : silent;
    return { ...view, state: "failing", failingSince: state.attempted_at, reason: "silent", message };
  }
  // The service answers, and its first list is being read.
  return { ...view, state: isFirst ? "starting" : "live" };
}
