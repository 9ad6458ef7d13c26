import { expect, test } from "vitest";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createInterview, createStore } from "@/lib/db/testing-rows";
import { blindFor } from "@/lib/settings/blind-review/blind-for";
import { changeBlindReview } from "@/lib/settings/blind-review/change-blind-review";
import { readBlindReview } from "@/lib/settings/blind-review/read-blind-review";
import type { BlindRule } from "@/lib/settings/blind-review/schema";

const ada = { id: "ada", name: "Ada" };

const rule: BlindRule = {
  reviewers: "viewers",
  interviews: [
    { id: 2, reviewers: "nobody" },
    { id: 1, reviewers: "recruiters" },
  ],
  revealsOnDecision: true,
  showsResults: false,
};

onEachStore("the rule of blind review", (place) => {
  async function opened(): Promise<Store> {
    const store = await createStore((await (await place()).open()).db);
    for (const id of [1, 2]) await createInterview(store, id, `Interview ${id}`);
    return store;
  }

  const logged = async ({ db }: Store) =>
    (await db.selectFrom("audit_log").select(["action", "details"]).orderBy("id").execute()).map(
      ({ action, details }) => [action, JSON.parse(details)],
    );

  test("hides nothing until an administrator sets it, and is logged with the interviews’ names", async () => {
    const store = await opened();
    const before = await readBlindReview(store);
    expect([before.reviewers, blindFor(before, { id: "v", role: "viewer" })]).toEqual(["nobody", undefined]);
    const now = await changeBlindReview(store, { ...rule, replaces: null }, ada);
    expect(now).toMatchObject({ ...rule, interviews: rule.interviews.toReversed(), updatedBy: "Ada" });
    expect(await readBlindReview(store)).toEqual(now);
    expect(await logged(store)).toEqual([
      [
        "blind_review_changed",
        {
          ...rule,
          interviews: [
            { id: 1, reviewers: "recruiters", name: "Interview 1" },
            { id: 2, reviewers: "nobody", name: "Interview 2" },
          ],
        },
      ],
    ]);
    // Saved again as it is, it changes nothing.
    expect(await changeBlindReview(store, { ...rule, replaces: now.updatedAt ?? null }, ada)).toEqual(now);
    expect(await logged(store)).toHaveLength(1);
  });

  test("of two administrators, the second learns of the first; an unknown interview is refused", async () => {
    const store = await opened();
    const first = await changeBlindReview(store, { ...rule, replaces: null }, ada);
    const other = { ...rule, reviewers: "nobody" } as const;
    await expect(changeBlindReview(store, { ...other, replaces: null }, ada)).rejects.toMatchObject({
      problem: { status: 409, code: "blind_review_changed" },
    });
    const second = await changeBlindReview(store, { ...other, replaces: first.updatedAt ?? null }, ada);
    expect(second.updatedAt).not.toBe(first.updatedAt);
    await expect(
      changeBlindReview(
        store,
        { ...rule, interviews: [{ id: 9, reviewers: "viewers" }], replaces: second.updatedAt ?? null },
        ada,
      ),
    ).rejects.toMatchObject({ problem: { status: 422, errors: { interviews: [expect.anything()] } } });
  });
});

test.each<["viewer" | "recruiter" | "administrator", BlindRule["reviewers"], number[] | undefined, boolean?]>(
  [
    ["viewer", "nobody", [1], false],
    ["viewer", "viewers", [2], true],
    ["viewer", "recruiters", [2], true],
    ["recruiter", "nobody", [1], false],
    ["recruiter", "viewers", [1], false],
    ["recruiter", "recruiters", [2], true],
    ["administrator", "recruiters", undefined],
  ],
)("a %s reviews blind where %s do, and in interviews with their own rule", (role, reviewers, ids, others) => {
  const blind = blindFor({ ...rule, reviewers }, { id: "one", role });
  expect([blind?.interviewIds, blind?.isEveryOther]).toEqual([ids, others]);
});
