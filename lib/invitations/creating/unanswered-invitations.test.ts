import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { dismissInvitation } from "@/lib/invitations/attention/dismiss-invitation";
import { listAttention } from "@/lib/invitations/attention/list-attention";
import { inviting } from "@/lib/invitations/creating/testing-inviting";
import { refusalOf } from "@/lib/testing-problems";

onEachStore("inviting while the service fails", (store) => {
  const setUp = inviting(store);

  test.each([
    ["resets before doing the work", { kind: "reset", when: "before" }, 0],
    ["resets after doing the work", { kind: "reset", when: "after" }, 1],
    ["hangs", { kind: "hang" }, undefined],
    ["answers 500", { kind: "status", status: 500 }, undefined],
    ["answers 302", { kind: "status", status: 302, headers: { location: "http://127.0.0.1:9/" } }, undefined],
    ["cuts its answer off", { kind: "cut-off" }, undefined],
  ])(
    "when the service %s, the invitation is unconfirmed and never repeated",
    async (_title, fault, onService) => {
      const {
        invite,
        fault: next,
        states,
        store: source,
        posts,
        onRecord,
      } = await setUp(fault.kind === "hang" ? 1_000 : 2_500);
      await next(fault);
      expect(await invite()).toMatchObject({ invitation: { state: "unconfirmed" } });
      expect(await states()).toEqual(["unconfirmed (open)"]);
      if (onService !== undefined) expect(await onRecord()).toHaveLength(onService);

      const again = await refusalOf(invite());
      expect(again).toMatchObject({
        status: 409,
        code: "pending_here",
        extra: { invitation: { state: "unconfirmed" } },
      });
      expect(await posts()).toBe(1);

      const [attention] = await listAttention(source);
      expect(attention).toMatchObject({ state: "unconfirmed", candidate: { email: "Amara@Example.com" } });
      const dismissed = refusalOf(
        dismissInvitation(source, attention?.id ?? "", { id: "dana", name: "Dana" }),
      );
      expect(await dismissed).toMatchObject({ status: 409 });
    },
  );

  test("when the service is down nothing has left: it can be tried again, or dismissed", async () => {
    const { invite, states, store: source, server } = await setUp();
    await server.close();
    // The idle connection's end is seen with a turn of the event loop; before that, a request on it may have left.
    await expect
      .poll(() => fetch(server.url).catch((error: Error) => error.cause))
      .toMatchObject({ code: "ECONNREFUSED" });
    expect(await refusalOf(invite())).toMatchObject({ status: 502, code: "not_sent" });
    expect(await refusalOf(invite())).toMatchObject({ status: 502, code: "not_sent" });
    expect(await states()).toEqual(["not_sent", "not_sent"]);
    // The second attempt has taken the first one's place.
    const [latest, ...others] = await listAttention(source);
    expect(others).toEqual([]);
    await dismissInvitation(source, latest?.id ?? "", { id: "dana", name: "Dana" });
    expect(await listAttention(source)).toEqual([]);
  });

  test("a connection that broke off is not called unreachable", async () => {
    const { invite, fault, store: source } = await setUp();
    await fault({ kind: "reset", when: "after" });
    await invite();
    const [attention] = await listAttention(source);
    expect(attention?.message).toMatch(/^The connection to the service broke off\. /);
  });

  test("a wrong key refuses every invitation, in words", async () => {
    const { invite, fault, states } = await setUp();
    await fault({ kind: "status", status: 401 });
    expect(await refusalOf(invite())).toMatchObject({ status: 502, code: "rejected" });
    expect(await states()).toEqual(["rejected"]);
  });
});
