import { expect, it, vi } from "vitest";
import { read } from "@/lib/feed/testing-reader";
import { look } from "./inspect";
import type { Instance } from "./instance";
import { newSubmission, submit } from "./submit";
import { openBench } from "./testing";

/** Logged by a process that takes the lease. */
const takes = /this process polls the service now/g;

const takings = (instance: Instance) => instance.output().match(takes)?.length ?? 0;

/** The least time between two polls while the table is looked at: four seconds, less a tenth. */
const leastRestMs = 3_600;

async function follow(instance: Instance) {
  const response = await fetch(`${instance.url}/api/assessments/events`, { headers: instance.headers });
  if (!response.ok || !response.body) throw new Error(`The feed answered ${response.status}.`);
  return read(response.body);
}

it("two instances on one PostgreSQL are one", { timeout: 600_000 }, async ({ onTestFinished }) => {
  const bench = await openBench("postgres", onTestFinished);
  const { service } = bench;
  const [one, other] = await Promise.all([bench.start(), bench.start()]);
  const [feedOfOne, feedOfOther] = await Promise.all([follow(one), follow(other)]);
  const rows = { one: feedOfOne.rows, other: feedOfOther.rows };

  // Simultaneous creates at both are serialised, and the readers of each see all of them.
  let open = 0;
  let mostOpen = 0;
  service.watch((moment) => {
    if (moment === "arrived") open += 1;
    if (moment === "answered") open -= 1;
    mostOpen = Math.max(mostOpen, open);
  });
  await service.failCreates({ kind: "delay", ms: 20, when: "before" });
  const both = [one, other];
  const created = await Promise.all(
    Array.from({ length: 20 }, (_, index) => bench.invite(both[index % 2] ?? one)),
  );
  expect(created.map(({ answer }) => answer.kind)).toEqual(created.map(() => "created"));
  expect(mostOpen).toBe(1);
  const ids = created.flatMap(({ answer }) => (answer.kind === "created" ? [answer.assessmentId] : []));
  await vi.waitFor(
    () => {
      for (const seen of Object.values(rows)) expect(ids.filter((id) => !seen.has(id))).toEqual([]);
    },
    { timeout: 120_000 },
  );

  // The same candidate at both at the same time: one invitation.
  const [twin] = [newSubmission(created[0]?.submission.interviewId ?? 0, "twin")];
  const second = { ...newSubmission(twin.interviewId), email: twin.email };
  const answers = await Promise.all([submit(one, twin), submit(other, second)]);
  expect(answers.map(({ kind }) => kind).sort()).toEqual(["created", "refused"]);
  expect(answers.find(({ kind }) => kind === "refused")).toMatchObject({ status: 409 });
  expect((await service.onRecord()).filter(({ email }) => email === twin.email)).toHaveLength(1);
  bench.submissions.push(answers[0]?.kind === "created" ? twin : second);
  await service.behave();

  // Only one polls, whatever the number of instances and readers.
  expect([takings(one), takings(other)].sort()).toEqual([0, 1]);
  const began = { at: performance.now(), lists: await service.lists() };
  await vi.waitFor(
    async () => {
      await Promise.all([look(one), look(other)]);
      expect(await service.lists()).toBeGreaterThanOrEqual(began.lists + 3);
    },
    { timeout: 120_000, interval: 500 },
  );
  const mostPolls = 1 + (performance.now() - began.at) / leastRestMs;
  expect((await service.lists()) - began.lists).toBeLessThanOrEqual(mostPolls);
  await bench.expectSound(other);

  // The polling one dies: the other takes over, and its readers go on.
  const isOne = takings(one) > 0;
  const [dying, living] = isOne ? [one, other] : [other, one];
  await dying.kill();
  await vi.waitFor(() => expect(takings(living)).toBe(1), { timeout: 120_000, interval: 200 });
  const completed = ids[0] ?? 0;
  await service.complete(completed, true);
  await vi.waitFor(() => expect((isOne ? rows.other : rows.one).get(completed)?.status).toBe("recommended"), {
    timeout: 120_000,
    interval: 200,
  });
  expect((await bench.invite(living)).answer.kind).toBe("created");
  await bench.expectSound(living);
});
