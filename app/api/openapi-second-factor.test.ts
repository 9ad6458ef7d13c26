import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Documented, openDocument } from "@/app/api/testing-document";
import { keyOf, loadDocumented, requestOf, routeOf } from "@/app/api/testing-documented";
import { callRoute, openDashboard } from "@/app/api/testing-routes";
import { loadedBefore } from "@/app/api/testing-suites";
import { cheapHash } from "@/lib/auth/passwords/testing-cheap-hash";
import { codeAt } from "@/lib/auth/second-factor/codes";
import { beginStep } from "@/lib/auth/second-factor/sign-in-steps";
import { onEachStore } from "@/lib/db/testing";
import { findMember } from "@/lib/members/find-member";

const routes = loadedBefore(loadDocumented);

const { operations, strangeIn } = openDocument();

const present = "a password of many words";

onEachStore("the document", (store) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T10:00:10.000Z") }));
  afterEach(() => void vi.useRealTimers());

  test("documents the answers of second-factor steps and of testing the provider", async () => {
    const dashboard = await openDashboard(await store(), {
      OIDC_ISSUER: "http://127.0.0.1:9",
      OIDC_CLIENT_ID: "shortlist",
      OIDC_CLIENT_SECRET: "secret",
      OIDC_REQUIRE_GROUP: "false",
    });
    const { db } = dashboard.runtime.store;
    const { id, cookie: session } = await dashboard.signedIn("administrator");
    await db
      .updateTable("members")
      .set({ password_hash: await cheapHash(present) })
      .execute();
    const step = async (kind: "code" | "setup") => {
      const member = await findMember(db, { id });
      if (!member) throw new Error("The member is gone.");
      return `shortlist.step=${(await beginStep(db, member, kind, new Date())).token}`;
    };
    const ask = async (status: number, method: string, path: string, sent = {}, cookie = session) => {
      const operation = operations.find((one) => one.method === method && one.path === path) as Documented;
      const request = requestOf(operation, cookie);
      const body = operation.body && JSON.stringify(sent);
      const answer = await callRoute(routeOf(routes(), operation), new Request(request, { body }));
      expect([keyOf(operation), answer.status]).toEqual([keyOf(operation), status]);
      expect([keyOf(operation), await strangeIn(operation, answer.clone())]).toEqual([
        keyOf(operation),
        undefined,
      ]);
      return status === 200 ? answer.json() : undefined;
    };
    let steps = 0;
    const nextCode = (secret: string) => {
      vi.setSystemTime(Date.now() + 30_000 * Math.min(1, steps++));
      return codeAt(secret, new Date());
    };

    expect((await ask(200, "POST", "/api/access/discovery")).steps[0]).toMatchObject({ outcome: "failed" });
    const own = "/api/profile/second-factor";
    const { secret } = await ask(200, "POST", own, { present });
    await ask(200, "POST", `${own}/confirm`, { code: nextCode(secret) });
    expect(await ask(200, "GET", own)).toMatchObject({ codesLeft: 10 });
    await ask(204, "POST", "/api/sign-in/code", { code: nextCode(secret) }, await step("code"));
    await ask(200, "POST", `${own}/recovery-codes`, { present, code: nextCode(secret) });
    await ask(204, "POST", `${own}/off`, { present, code: nextCode(secret) });

    const setUp = await step("setup");
    const made = await ask(200, "POST", "/api/sign-in/second-factor", {}, setUp);
    const { recoveryCodes } = await ask(
      200,
      "POST",
      "/api/sign-in/second-factor/confirm",
      { code: nextCode(made.secret) },
      setUp,
    );
    expect(recoveryCodes).toHaveLength(10);
    await dashboard.close();
  });
});
