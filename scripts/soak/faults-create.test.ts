import { expect, vi } from "vitest";
import { look } from "./inspect";
import { type Bench, onBothStores } from "./testing";

const broken = "<html>Traceback at service.py:1:2</html>";

/**
 * What the service does to a create, and whether it did the work all the same. Those that land come first:
 * one that doesn't would have as good a claim to the next one's row.
 */
const faults = [
  { fault: { kind: "reset", when: "after" }, isMade: true },
  { fault: { kind: "status", status: 500, body: broken, when: "after" }, isMade: true },
  { fault: { kind: "cut-off" }, isMade: true },
  { fault: { kind: "hang", when: "after" }, isMade: true },
  { fault: { kind: "reset", when: "before" }, isMade: false },
  { fault: { kind: "status", status: 503, body: broken, when: "before" }, isMade: false },
  { fault: { kind: "garbage" }, isMade: false },
];

/** One that landed is found before the next is sent. */
async function meets(
  bench: Bench,
  { fault, isMade }: (typeof faults)[number],
  instance: Parameters<Bench["invite"]>[0],
) {
  await bench.service.failCreates(fault, 1);
  const { submission, answer } = await bench.invite(instance);
  expect(answer).toEqual({ kind: "accepted" });
  await vi.waitFor(
    async () => {
      await look(instance);
      expect(await bench.stateOf(submission), fault.kind).toBe(isMade ? "probable" : "unconfirmed");
    },
    { timeout: 25_000, interval: 500 },
  );
  return submission;
}

onBothStores("creates that the service breaks off are found where they landed", 240_000, async (bench) => {
  const { service } = bench;
  const instance = await bench.start();
  for (const fault of faults) await meets(bench, fault, instance);
  expect((await bench.invite(instance)).answer.kind).toBe("created");
  await bench.expectSound(instance);

  // Completed, the service itself says whose they are.
  const emails = new Set(bench.submissions.map(({ email }) => email));
  const ours = (await service.onRecord()).filter(({ email }) => emails.has(email));
  for (const { id } of ours) await service.complete(id, id % 2 === 0);
  await vi.waitFor(
    async () => {
      await look(instance);
      const states = await Promise.all(bench.submissions.map((submission) => bench.stateOf(submission)));
      const open = ["unconfirmed", "did_not_land"];
      expect(states.filter((state) => !open.includes(state ?? ""))).toEqual(ours.map(() => "created"));
    },
    { timeout: 25_000, interval: 500 },
  );
  await bench.expectSound(instance);
});
