import { expect, test } from "vitest";
import { openPace } from "@/lib/pace";

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
