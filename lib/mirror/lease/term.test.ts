import { expect, test } from "vitest";
import { LeaseLost } from "@/lib/mirror/lease/lease";
import { openTerm } from "@/lib/mirror/lease/term";

function setUp() {
  const said: string[] = [];
  const lease = { isHeld: () => true, guard: async () => undefined };
  const term = openTerm(lease, { warn: (_: unknown, message: string) => said.push(message) } as never);
  return { term, said };
}

test("what is begun ends with its term, and not with the one before", () => {
  const { term } = setUp();
  const first = term.signal();
  term.end();
  expect(first.aborted).toBe(true);
  term.begin();
  expect([term.isOn(), term.signal().aborted]).toEqual([true, false]);
});

test("a failure is said, unless it is the end of the right to poll", async () => {
  const { term, said } = setUp();
  await term.attempt("one failed", () => Promise.reject(new Error("broken")));
  await term.attempt("another failed", () => Promise.reject(new LeaseLost()));
  term.close();
  await term.attempt("a third failed", () => Promise.reject(new Error("broken off")));
  expect(said).toEqual(["one failed"]);
});

test("nothing is begun or written once it is closed", async () => {
  const { term } = setUp();
  await term.guard({} as never);
  term.close();
  expect([term.isOn(), term.signal().aborted]).toEqual([false, true]);
  await expect(term.guard({} as never)).rejects.toThrow(LeaseLost);
});
