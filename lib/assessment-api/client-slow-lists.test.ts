import { afterEach, describe, expect, it, vi } from "vitest";
import type { ClientConfig } from "@/lib/assessment-api/client";
import { wirePending } from "@/lib/assessment-api/fixtures";
import { closeServersAfterEach, rejection, serve, testClient } from "@/lib/assessment-api/testing";
import { expectFailure } from "@/lib/assessment-api/testing-failures";

closeServersAfterEach();
afterEach(() => void vi.useRealTimers());

const body = JSON.stringify(wirePending());

const timedOut = { name: "TimedOut", code: "timed_out", sent: "unknown" } as const;

type Source = ReadableStreamDefaultController<Uint8Array>;

/** An answer whose pieces the test sends. */
function openAnswer() {
  let isAsked: (source: Source) => void;
  const nextAsk = () =>
    new Promise<Source>((resolve) => {
      isAsked = resolve;
    });
  let asked = nextAsk();
  let cancel = () => {};
  const cancelled = new Promise<void>((resolve) => {
    cancel = resolve;
  });
  const stream = new ReadableStream<Uint8Array>(
    { pull: (source) => isAsked(source), cancel: () => cancel() },
    { highWaterMark: 0 },
  );
  return {
    response: new Response(stream),
    /** Resolves when the reader asks for the next piece: it has dealt with those before. */
    asked: async (): Promise<void> => void (await asked),
    async send(text: string): Promise<void> {
      const source = await asked;
      asked = nextAsk();
      source.enqueue(new TextEncoder().encode(text));
    },
    end: async (): Promise<void> => (await asked).close(),
    cancelled,
  };
}

type Answer = ReturnType<typeof openAnswer>;

/** A client whose deadlines the test moves, of a service that has these answers, in this order. */
function openService(answers: Answer[], config: Partial<ClientConfig>) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let asked = 0;
  const fetch = async () => {
    const answer = answers[asked];
    asked += 1;
    return answer?.response ?? Response.error();
  };
  return { client: testClient("https://service.example/v1", { fetch, ...config }), asked: () => asked };
}

describe("a list that takes its time", () => {
  it("is read to its end as long as it keeps sending, while other calls are not", async () => {
    const [slow, other] = [openAnswer(), openAnswer()];
    const { client } = openService([slow, other], { timeoutMs: 2_000, list: { silenceMs: 2_500 } });
    const list = client.listAssessments();
    const interviews = expectFailure(client.listInterviews(), timedOut);
    await Promise.all([slow.send(`[${body}`), other.send(`[${body}`)]);
    for (let passedMs = 0; passedMs < 6_000; passedMs += 1_000) {
      await slow.asked();
      if (passedMs < 2_000) await other.asked();
      vi.advanceTimersByTime(1_000);
      await slow.send(`,${body}`);
      if (passedMs < 1_000) await other.send(`,${body}`);
    }
    await interviews;
    await slow.send("]");
    await slow.end();
    expect((await list).rows).toHaveLength(1);
  });

  it("may take longer than other calls on a connection of its own", async () => {
    let finish = () => {};
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { url } = await serve((request, response) => {
      response.write(`[${body}`);
      if (request.url.pathname.endsWith("/assessments")) isFinished.then(() => response.end("]"));
    });
    const client = testClient(url, { timeoutMs: 200 });
    const list = client.listAssessments();
    // The list was asked for before it.
    expect(await rejection(client.listInterviews())).toMatchObject({ code: "timed_out" });
    finish();
    expect((await list).rows).toHaveLength(1);
  });

  it("is given up when its whole time is over, and not asked for again", async () => {
    const answers = [openAnswer(), openAnswer()];
    const { client, asked } = openService(answers, { list: { silenceMs: 2_000, wholeMs: 5_000 } });
    const expected = { ...timedOut, timeoutMs: 5_000 };
    const lists = [client.listAssessments(), client.fetchAssessmentList()];
    const failures = Promise.all(lists.map((list) => expectFailure(list, expected)));
    await Promise.all(answers.map(({ send }) => send(`[${body}`)));
    for (let passedMs = 0; passedMs < 5_000; passedMs += 1_000) {
      await Promise.all(answers.map((answer) => answer.asked()));
      vi.advanceTimersByTime(1_000);
      await Promise.all(answers.map(({ send }) => send(`,${body}`)));
    }
    await failures;
    expect(asked()).toBe(2);
  });

  it("is given up on a connection of its own, too, and not asked for again", async () => {
    const { url, seen } = await serve((_, response) => response.write("["));
    const client = testClient(url, { list: { wholeMs: 200 } });
    const expected = expect.objectContaining({ name: "TimedOut", code: "timed_out", timeoutMs: 200 });
    const lists = [client.listAssessments(), client.fetchAssessmentList()];
    expect(await Promise.all(lists.map(rejection))).toEqual([expected, expected]);
    // On a busy machine its time may be over before it has been sent.
    expect(seen.length).toBeLessThanOrEqual(2);
  });

  it("is not repeated when it breaks off after long", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const { url, seen } = await serve((_, response) => {
      response.write("[", () => {
        vi.advanceTimersByTime(201);
        response.destroy();
      });
    });
    await expectFailure(testClient(url, { timeoutMs: 200 }).fetchAssessmentList(), {
      name: "UnreadableResponse",
      code: "unreadable",
      sent: "unknown",
      reason: "cut_off",
    });
    expect(seen).toHaveLength(1);
  });

  it("gives nothing more to its reader once it is given up, on any fetch", async () => {
    const taken: string[] = [];
    const answer = openAnswer();
    const sink = { begin: () => taken.push("begin"), take: () => void taken.push("piece") };
    const { client } = openService([answer], { list: { wholeMs: 200 } });
    const list = rejection(client.fetchAssessmentList({ sink }));
    await answer.send("x");
    await answer.asked();
    vi.advanceTimersByTime(200);
    await list;
    await answer.send("y");
    await answer.cancelled;
    expect(taken).toEqual(["begin", "piece"]);
  });

  it("may be as large as is configured", async () => {
    const { url } = await serve((_, response) => response.end(JSON.stringify([wirePending()])));
    await expectFailure(testClient(url, { list: { maxBytes: 20 } }).fetchAssessmentList(), {
      name: "UnreadableResponse",
      code: "unreadable",
      sent: "unknown",
      reason: "too_large",
    });
  });
});
