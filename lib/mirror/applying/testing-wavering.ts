import { expect } from "vitest";
import { wirePending, wireRecommended } from "@/lib/assessment-api/fixtures";
import type { TestStore } from "@/lib/db/testing";
import { createMember } from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import { openGoneSearch } from "@/lib/mirror/gone/look-for-gone";
import { beginPolling, pollOnce } from "@/lib/mirror/polling/poll-assessments";
import { createListService, openTestStore } from "@/lib/mirror/testing-service";
import { guardNothing } from "@/lib/sync/guard";

export const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;
export const signed = (signature: number) => ({
  url: `https://service.example.com/reports/1?signature=${signature}`,
});

/** A service whose list is what a test says, and a store that follows it. */
export async function setUpList(place: TestStore) {
  const source = await openTestStore(place);
  await createMember(source, dana.id, dana.name);
  const { service, client } = createListService();
  const guard = guardNothing(source);
  const polling = await beginPolling({ store: source, client, comparing: openComparingHere(), guard });
  const search = openGoneSearch({ store: source, client, guard });
  const detail = async () => {
    const read = await getAssessment(source, 1, dana);
    if (!read) throw new Error("There is no such row.");
    return read;
  };
  return {
    source,
    service,
    search,
    /** The list is these rows now, and is read, a few seconds after the one before. */
    list: async (...rows: unknown[]) => {
      source.clock.at = new Date(source.clock.at.getTime() + 5_000);
      service.rows = rows;
      await pollOnce(polling);
    },
    view: async () => (await detail()).assessment,
    entries: async (kind: string) => (await detail()).timeline.filter((entry) => entry.kind === kind),
    version: async () =>
      (await source.db.selectFrom("sources").select("version").executeTakeFirstOrThrow()).version,
  };
}

/** A report link that is signed anew so many times is one entry with its number, and the newest is served. */
export async function expectOneEntry(
  { source, list, view, entries }: Awaited<ReturnType<typeof setUpList>>,
  times: number,
): Promise<void> {
  await list(wirePending({ id: 1 }));
  await list(wireRecommended({ id: 1, ...signed(0) }));
  await list(wireRecommended({ id: 1, ...signed(1) }));
  const since = source.now().toISOString();
  const [once] = await entries("changed");
  expect(once).toMatchObject({ changed: "report_link", at: since });
  expect(once?.times).toBeUndefined();
  for (let n = 2; n <= times; n += 1) await list(wireRecommended({ id: 1, ...signed(n) }));
  expect(await entries("changed")).toMatchObject([
    { changed: "report_link", at: source.now().toISOString(), times, since },
  ]);
  expect(await entries("completed")).toHaveLength(1);
  expect((await view()).reportUrl).toBe(signed(times).url);
}
