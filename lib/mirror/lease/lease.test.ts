import { expect, test } from "vitest";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createStore } from "@/lib/db/testing-rows";
import { type Lease, LeaseLost, openLease, silentAfterMs } from "@/lib/mirror/lease/lease";
import { deadAfterMs } from "@/lib/mirror/lease/watch-holder";

onEachStore("the lease", (store) => {
  const setUp = async () => {
    const source = await createStore((await (await store()).open()).db);
    const clock = { ms: 0 };
    const contender = (name: string, options = {}) =>
      openLease(source, name, { monotonicMs: () => clock.ms, ...options });
    return { source, clock, contender };
  };

  const write = (source: Store, lease: Lease) =>
    source.db.transaction().execute(async (transaction) => {
      await lease.guard(transaction);
      return nextVersion(transaction, source.sourceId);
    });
  const version = async (source: Store) =>
    (await source.db.selectFrom("sources").select("version").executeTakeFirstOrThrow()).version;

  test("is had by one of three who ask at once", async () => {
    const { contender } = await setUp();
    const all = ["a", "b", "c"].map((name) => contender(name));
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(all.map((lease) => lease.look()));
      expect(all.filter((lease) => lease.isHeld())).toHaveLength(1);
    }
  });

  test("passes to another only when the holder’s counter has stood still for long enough", async () => {
    const { clock, contender } = await setUp();
    const holder = contender("holder");
    const other = contender("other");
    expect(await holder.look()).toMatchObject({ state: "held", taken: true });
    for (; clock.ms < 60_000; clock.ms += 2_000) {
      expect(await holder.look()).toMatchObject({ state: "held", taken: false });
      expect(await other.look()).toEqual({ state: "others" });
    }
    // The holder dies after its last beat, two seconds ago.
    clock.ms += deadAfterMs - 2_000 - 1;
    expect(await other.look()).toEqual({ state: "others" });
    clock.ms += 1;
    expect(await other.look()).toMatchObject({ state: "held", taken: true });
  });

  test("of two who find the holder dead at once, one takes it", async () => {
    const { clock, contender } = await setUp();
    await contender("holder").look();
    const others = [contender("a"), contender("b"), contender("c")];
    await Promise.all(others.map((lease) => lease.look()));
    clock.ms += deadAfterMs;
    const looks = await Promise.all(others.map((lease) => lease.look()));
    expect(looks.filter((look) => look.state === "held")).toHaveLength(1);
  });

  test("refuses the writes of a holder that was only slow, and leaves nothing of them", async () => {
    const { source, clock, contender } = await setUp();
    const slow = contender("slow");
    await slow.look();
    await write(source, slow);
    const other = contender("other");
    await other.look();
    clock.ms += deadAfterMs;
    await other.look();
    const before = await version(source);
    await expect(write(source, slow)).rejects.toBeInstanceOf(LeaseLost);
    expect(await version(source)).toBe(before);
    await write(source, other);
    expect(await version(source)).toBe(before + 1);
    expect(await slow.look()).toEqual({ state: "lost" });
    expect(slow.isHeld()).toBe(false);
  });

  test("isn’t acted on by a holder that hasn’t reached the store for a while, until it does again", async () => {
    const { clock, contender } = await setUp();
    const holder = contender("holder");
    await holder.look();
    clock.ms += silentAfterMs;
    expect(holder.isHeld()).toBe(false);
    await holder.look();
    expect(holder.isHeld()).toBe(true);
  });

  test("given back, is taken at the next look", async () => {
    const { contender } = await setUp();
    const first = contender("first");
    await first.look();
    await first.giveBack();
    expect(first.isHeld()).toBe(false);
    expect(await contender("second").look()).toMatchObject({ state: "held", taken: true });
  });

  test("is taken at once where no other process can live", async () => {
    const { contender } = await setUp();
    await contender("killed").look();
    expect(await contender("next", { isAlone: true }).look()).toMatchObject({ taken: true });
  });

  test("is kept for longer without a beat where no other process can live, and not for ever", async () => {
    const { clock, contender } = await setUp();
    const alone = contender("alone", { isAlone: true });
    await alone.look();
    clock.ms += 30_000;
    expect(alone.isHeld()).toBe(true);
    clock.ms += 5_000;
    expect(alone.isHeld()).toBe(false);
    await alone.look();
    expect(alone.isHeld()).toBe(true);
  });

  test("tells the holder that there is a viewer, or that the list is wanted soon", async () => {
    const { contender } = await setUp();
    const holder = contender("holder");
    const other = contender("other");
    await holder.look();
    await other.tellWatched();
    expect(await holder.look()).toMatchObject({ watched: true, hurried: false });
    await other.tellHurried();
    expect(await holder.look()).toMatchObject({ watched: false, hurried: true });
    expect(await holder.look()).toMatchObject({ watched: false, hurried: false });
  });
});
