import { expect, test } from "vitest";
import { findShortlists, sameName } from "@/components/shortlists/find-shortlists";
import { completedWords, moved, readName, tallyVotes } from "@/components/shortlists/shortlist-words";
import { concernsShortlist } from "@/components/shortlists/use-shortlist-news";
import { english as texts } from "@/lib/i18n/testing";

const candidate = { status: "recommended" } as const;

test("a candidate without a name is never called by the address", () => {
  expect(readName({ ...candidate, name: "Ana Osei" }, texts.t)).toBe("Ana Osei");
  expect(readName({ ...candidate, email: "ana@example.com" }, texts.t)).toBe("Name not known");
});

test("a completion is told with its bounds, and by one time where they are the same", () => {
  const before = "2026-03-09T10:05:20.000Z";
  expect(completedWords(undefined, texts)).toBeUndefined();
  expect(completedWords({ before }, texts)).toBe("by 9 Mar 2026, 10:05");
  expect(completedWords({ after: "2026-03-09T09:00:00.000Z", before }, texts)).toBe(
    "between 9 Mar 2026, 09:00 and 9 Mar 2026, 10:05",
  );
  expect(completedWords({ after: "2026-03-09T10:05:01.000Z", before }, texts)).toBe("9 Mar 2026, 10:05");
});

test("one is moved by a place, and stays at an end", () => {
  expect(moved([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
  expect(moved([1, 2, 3], 2, 1)).toEqual([1, 3, 2]);
  expect(moved([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
  expect(moved([1, 2, 3], 3, 1)).toEqual([1, 2, 3]);
  expect(moved([1, 2, 3], 9, 1)).toEqual([1, 2, 3]);
});

test("votes are counted by answer", () => {
  expect(tallyVotes([{ answer: "yes" }, { answer: "no" }, { answer: "yes" }])).toEqual({
    yes: 2,
    no: 1,
    unsure: 0,
  });
});

test("a list is found by words of its name, and a name that is taken isn’t taken twice", () => {
  const votes = { yes: 0, no: 0, unsure: 0 };
  const list = (id: string, name: string) => ({ id, name, candidates: 0, by: "", updatedAt: "", votes });
  const lists = [list("a", "Backend, first round"), list("b", "Verkäufer")];
  expect(findShortlists(lists, "round back").map(({ id }) => id)).toEqual(["a"]);
  expect(findShortlists(lists, "")).toHaveLength(2);
  expect(sameName(lists, "verkaufer ")?.id).toBe("b");
  expect(sameName(lists, "Backend")).toBeUndefined();
  expect(sameName(lists, " ")).toBeUndefined();
});

test("a message concerns a list that has changed, or one of its candidates", () => {
  const counts = {} as never;
  const sync = {} as never;
  const changes = (ids: number[], shortlists?: true) =>
    ({
      kind: "changes",
      version: "e-1",
      assessments: ids.map((id) => ({ id })),
      attention: false,
      shortlists,
      counts,
      sync,
    }) as never;
  expect(concernsShortlist(changes([], true), [])).toBe(true);
  expect(concernsShortlist(changes([7]), [6, 7])).toBe(true);
  expect(concernsShortlist(changes([8]), [6, 7])).toBe(false);
  expect(concernsShortlist({ kind: "sync", sync }, [7])).toBe(false);
  expect(concernsShortlist({ kind: "reload", version: "e-2", counts, sync }, [])).toBe(true);
});
