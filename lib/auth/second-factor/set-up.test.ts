import { beforeAll, expect, test } from "vitest";
import { codeAt } from "@/lib/auth/second-factor/codes";
import { beginSetUp, finishSetUp } from "@/lib/auth/second-factor/set-up";
import { spendCode } from "@/lib/auth/second-factor/spend-code";
import { onEachStore } from "@/lib/db/testing";
import { exportForNextAuth } from "@/lib/env";
import { addMember } from "@/lib/members/add-member";

const now = new Date("2026-03-01T10:00:00.000Z");
const turn = { lane: "known", from: "test" } as const;

beforeAll(() =>
  exportForNextAuth({ url: "http://localhost:3000", secret: "a secret of thirty-two characters, or more" }),
);

onEachStore("setting a second factor up", (store) => {
  test("turns on the secret whose code was typed, not a newer one", async () => {
    const { db } = await (await store()).open();
    const person = { email: "ada@example.com", name: "Ada", role: "recruiter", passwordHash: "x" } as const;
    const member = { ...person, id: await addMember(db, person, { actor: { name: "test" }, now }) };
    const prove = (secret: string) =>
      spendCode(db, member.id, codeAt(secret, now), { turn, now, state: "pending" });
    const own = await beginSetUp(db, member, now);
    expect(await prove(own.secret)).toBe("code");
    const elsewhere = await beginSetUp(db, member, now);
    await expect(finishSetUp(db, member, { now })).rejects.toMatchObject({
      problem: { code: "second_factor_not_begun" },
    });
    expect(await prove(elsewhere.secret)).toBe("code");
    expect(await finishSetUp(db, member, { now })).toHaveLength(10);
  });
});
