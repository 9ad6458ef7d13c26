import { expect, test } from "vitest";
import { openChangePace, openPace } from "@/lib/pace";

test("so much a minute for each person, and then a sentence that says when again", async () => {
  const pace = openPace(3);
  const dana = { id: "dana" };
  for (let made = 0; made < 3; made += 1) await pace.admit(dana);
  await expect(pace.admit(dana)).rejects.toMatchObject({
    problem: {
      status: 429,
      reason: "too_many_creates",
      headers: { "retry-after": expect.stringMatching(/^[1-9]\d?$/) },
    },
  });
  await pace.admit({ id: "ali" });
});

const refused = (retryAfter: number) =>
  expect.objectContaining({
    problem: expect.objectContaining({
      status: 429,
      reason: "too_many_changes",
      headers: { "retry-after": String(retryAfter) },
    }),
  });

test("five minutes’ worth of changes at once, then as they become free, each person by themselves", () => {
  let nowMs = 1_000_000;
  const pace = openChangePace(60, () => nowMs);
  const dana = { id: "dana" };
  for (let n = 0; n < 300; n += 1) pace.admit(dana);
  for (let n = 0; n < 100; n += 1) expect(() => pace.admit(dana)).toThrow(refused(1));
  pace.admit({ id: "ali" });
  nowMs += 2_000;
  pace.admit(dana);
  pace.admit(dana);
  expect(() => pace.admit(dana)).toThrow(refused(1));
  nowMs += 3_600_000;
  for (let n = 0; n < 300; n += 1) pace.admit(dana);
  expect(() => pace.admit(dana)).toThrow(refused(1));
});

test("many rows at once weigh more, and never so much that they can’t be done", () => {
  let nowMs = 0;
  const pace = openChangePace(60, () => nowMs);
  const dana = { id: "dana" };
  for (let n = 0; n < 6; n += 1) pace.admit(dana, 50);
  expect(() => pace.admit(dana, 50)).toThrow(refused(50));
  nowMs += 50_000;
  pace.admit(dana, 50);
  const slow = openChangePace(1, () => nowMs);
  slow.admit(dana, 50);
  expect(() => slow.admit(dana)).toThrow(refused(60));
});
