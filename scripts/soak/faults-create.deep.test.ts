import { expect, vi } from "vitest";
import { look } from "./inspect";
import type { Instance } from "./instance";
import { type Bench, onBothStores } from "./testing";

const broken = "<html>Traceback at service.py:1:2</html>";

/**
 * What the service does to a create, and whether it still makes the assessment. Those that do come first: one
 * that doesn’t could equally claim the next one’s row.
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

/** One that landed is found, and once completed the service says whose it is, before the next is sent. */
async function meets(bench: Bench, instance: Instance, { fault, isMade }: (typeof faults)[number]) {
  await bench.service.failCreates(fault, 1);
  const { submission, answer } = await bench.invite(instance);
  expect(answer).toEqual({ kind: "accepted" });
  const becomes = (state: string) =>
    vi.waitFor(
      async () => {
        await look(instance);
        expect(await bench.stateOf(submission), fault.kind).toBe(state);
      },
      { timeout: 120_000, interval: 500 },
    );
  if (!isMade) return becomes("unconfirmed");
  await becomes("probable");
  const made = bench.service.creates.find(({ email }) => email === submission.email)?.id ?? 0;
  await bench.service.complete(made, true);
  await becomes("created");
}

onBothStores("creates that the service breaks off are found where they landed", 600_000, async (open) => {
  const bench = await open();
  const instance = await bench.start();
  for (const fault of faults) await meets(bench, instance, fault);
  expect((await bench.invite(instance)).answer.kind).toBe("created");
  await bench.expectSound(instance);
});
