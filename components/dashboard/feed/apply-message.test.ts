import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { tabCountsQuery } from "@/components/assessments/view/tab-counts-query";
import { attentionQuery } from "@/components/attention/attention-query";
import { applyMessage } from "@/components/dashboard/feed/apply-message";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { candidateQuery } from "@/components/rows/candidate-query";
import { rowOf } from "@/components/rows/known-rows";
import { listStoreOf } from "@/components/rows/list-store";
import { shellQuery } from "@/components/service/shell-query";
import type { AssessmentView } from "@/lib/assessments/schema";
import { countsOf } from "@/lib/assessments/testing-counts";
import type { FeedMessage } from "@/lib/feed/schema";

const counts = countsOf();
const sync = { state: "live", checkedAt: "2026-03-01T12:00:00.000Z", unreadableRows: 0 } as const;

const row = (version: number): AssessmentView => ({
  id: 7,
  status: version > 5 ? "recommended" : "pending",
  createdAt: "2026-03-01T10:00:00.000Z",
  identity: "unclaimed",
  noteCount: 0,
  version,
  firstSeenVersion: 1,
});

const changes = (over: Partial<Extract<FeedMessage, { kind: "changes" }>> = {}): FeedMessage => ({
  kind: "changes",
  version: "e-9",
  assessments: [],
  attention: false,
  notified: false,
  counts,
  sync,
  ...over,
});

/** A cache with one detail that somebody looks at, whose query counts how often it is asked. */
function cache(version = 5) {
  const client = new QueryClient();
  const ask = vi.fn(async () => Response.json({ assessment: row(9), timeline: [] }));
  vi.stubGlobal("fetch", ask);
  const query = assessmentQuery(7);
  const store = listStoreOf(client);
  store.dispatch({ kind: "rowCame", row: row(version), era: 0 });
  client.setQueryData(query.queryKey, { timeline: [] });
  const observer = new QueryObserver(client, { ...query, refetchOnMount: false });
  const stop = observer.subscribe(() => undefined);
  return { client, ask, stop, shown: () => rowOf(store.read(), 7)?.version };
}
afterEach(() => void vi.unstubAllGlobals());

describe("what the feed tells", () => {
  it("shows in the shell at once", () => {
    const client = new QueryClient();
    applyMessage(client, changes());
    expect(client.getQueryData(shellQuery().queryKey)).toEqual({ counts, sync });
    const failing = { ...sync, state: "failing" as const };
    applyMessage(client, { kind: "sync", sync: failing });
    expect(client.getQueryData(shellQuery().queryKey)).toEqual({ counts, sync: failing });
  });

  it("shows in an open detail at once, and asks for its timeline", async () => {
    const { client, ask, stop, shown } = cache();
    applyMessage(client, changes({ assessments: [row(8)] }));
    expect(shown()).toBe(8);
    await expect.poll(shown).toBe(9);
    expect(ask).toHaveBeenCalledOnce();
    stop();
  });

  it("takes an erased candidate out of the list at once, and keeps no answer that may name them", () => {
    const { client, stop, shown } = cache();
    const log = ["audit", ""];
    client.setQueryData(log, { pages: ["Ida"] });
    applyMessage(client, changes({ assessments: [{ ...row(8), identity: "erased", archivedAt: "now" }] }));
    expect(client.getQueryData(log)).toBeUndefined();
    expect(shown()).toBe(8);
    // The next change of such a row is none of that kind.
    client.setQueryData(log, { pages: [] });
    applyMessage(client, changes({ assessments: [{ ...row(9), identity: "erased", archivedAt: "now" }] }));
    expect(client.getQueryData(log)).toBeDefined();
    stop();
  });

  it("asks again for the candidate whose row has changed, or has become theirs", () => {
    const client = new QueryClient();
    const detail = {
      candidate: { id: 3, email: "ana@example.com" },
      addresses: [{ id: 3, email: "ana@example.com" }],
      assessments: [row(5)],
      notes: [],
      timeline: [],
    };
    client.setQueryData(candidateQuery(3).queryKey, detail);
    client.setQueryData([...candidateQuery(3).queryKey, "timeline", "x"], { pages: [], pageParams: [] });
    const isOutdated = () => client.getQueryState(candidateQuery(3).queryKey)?.isInvalidated;
    const theirs = { email: "ana@example.com", id: 3 };
    applyMessage(client, changes({ assessments: [{ ...row(8), id: 8 }] }));
    expect(isOutdated()).toBe(false);
    applyMessage(client, changes({ assessments: [{ ...row(8), id: 8, candidate: theirs }] }));
    expect(isOutdated()).toBe(true);
    client.setQueryData(candidateQuery(3).queryKey, detail);
    applyMessage(client, changes({ assessments: [row(9)] }));
    expect(isOutdated()).toBe(true);
  });

  it("never undoes what is newer, and leaves details alone that didn’t change", () => {
    const { client, ask, stop, shown } = cache(9);
    applyMessage(client, changes({ assessments: [row(8)] }));
    expect(shown()).toBe(9);
    ask.mockClear();
    applyMessage(client, changes({ assessments: [{ ...row(10), id: 8 }] }));
    expect(ask).not.toHaveBeenCalled();
    expect(client.getQueryData(assessmentQuery(8).queryKey)).toBeUndefined();
    stop();
  });

  it("makes what needs attention stale when invitations changed, and everything on a reload", () => {
    const client = new QueryClient();
    const { queryKey } = attentionQuery();
    const none = { assessments: [], total: 0, totalIsExact: true };
    const nothing = { total: 0, invitations: [], notHandedOver: none, overdue: { ...none, limitDays: 7 } };
    const isStale = () => client.getQueryState(queryKey)?.isInvalidated;
    client.setQueryData(queryKey, nothing);
    applyMessage(client, changes());
    expect(isStale()).toBe(false);
    applyMessage(client, changes({ attention: true }));
    expect(isStale()).toBe(true);

    client.setQueryData(queryKey, nothing);
    const tabs = tabCountsQuery({
      queue: "all",
      status: "all",
      q: "",
      sort: "-created",
      interview: [7],
    }).queryKey;
    client.setQueryData(tabs, { counts });
    applyMessage(client, { kind: "reload", version: "f-1", counts, sync });
    expect(isStale()).toBe(true);
    expect(client.getQueryState(tabs)?.isInvalidated).toBe(true);
    expect(client.getQueryData(shellQuery().queryKey)).toEqual({ counts, sync });
  });
});
