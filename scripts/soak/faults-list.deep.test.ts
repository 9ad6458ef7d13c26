import { expect, vi } from "vitest";
import { look } from "./inspect";
import type { Instance } from "./instance";
import { onBothStores } from "./testing";

const plain = /^The assessment service .*\.$|^We can’t reach .*\.$/;

type Page = { sync: { state: string; message?: string } };

async function sync(instance: Instance): Promise<Page["sync"]> {
  const response = await look(instance);
  if (!response?.ok) throw new Error(`The table answered ${response?.status}.`);
  return ((await response.json()) as Page).sync;
}

const becomes = (instance: Instance, state: "failing" | "live") =>
  vi.waitFor(
    async () => {
      const seen = await sync(instance);
      expect(seen.state).toBe(state);
      if (state === "failing") expect(seen.message).toMatch(plain);
    },
    { timeout: 120_000, interval: 500 },
  );

onBothStores("lists that break: rows and invitations stay", 600_000, async (open) => {
  const bench = await open();
  const { service } = bench;
  const instance = await bench.start();
  for (const fault of [
    { kind: "cut-off" },
    { kind: "reset", when: "after" },
    { kind: "status", status: 500, body: "Traceback" },
  ]) {
    await service.failLists(fault);
    await becomes(instance, "failing");
    // Creates still work: an answered one enters the table at once.
    expect((await bench.invite(instance)).answer.kind).toBe("created");
    await service.behave();
    await becomes(instance, "live");
  }
  await bench.expectSound(instance);
});

onBothStores(
  "the service away for a while, a key revoked and restored: rows and invitations stay",
  600_000,
  async (open) => {
    const bench = await open();
    const { service } = bench;
    const instance = await bench.start();
    await becomes(instance, "live");
    await service.down();
    const away = await bench.invite(instance);
    expect(away.answer).toMatchObject({ kind: "refused", status: 502, code: "not_sent" });
    await becomes(instance, "failing");
    await service.up();
    await becomes(instance, "live");
    expect(await bench.stateOf(away.submission)).toBe("not_sent");

    await service.revokeKey();
    const refused = await bench.invite(instance);
    expect(refused.answer).toMatchObject({ kind: "refused", status: 502, code: "rejected" });
    await becomes(instance, "failing");
    await service.restoreKey();
    await becomes(instance, "live");
    expect(await bench.stateOf(refused.submission)).toBe("rejected");

    expect((await bench.invite(instance)).answer.kind).toBe("created");
    await bench.expectSound(instance);
  },
);
