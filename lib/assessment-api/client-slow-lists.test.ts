import { describe, expect, it } from "vitest";
import { wirePending } from "@/lib/assessment-api/fixtures";
import {
  closeServersAfterEach,
  type Handler,
  rejection,
  serve,
  testClient,
} from "@/lib/assessment-api/testing";
import { expectFailure, hangsForMs } from "@/lib/assessment-api/testing-failures";

closeServersAfterEach();

const body = JSON.stringify(wirePending());

describe("a list that takes its time", () => {
  /** Sends a row every so often, for ever or so many times. */
  const dripping =
    (everyMs: number, times = Number.POSITIVE_INFINITY): Handler =>
    (_, response) => {
      response.write("[");
      let sent = 0;
      const timer = setInterval(() => {
        sent += 1;
        if (sent <= times && !response.destroyed) return void response.write(`${sent > 1 ? "," : ""}${body}`);
        clearInterval(timer);
        response.end("]");
      }, everyMs);
    };

  it("is read to its end as long as it keeps sending, while other calls are not", async () => {
    const { url } = await serve(dripping(300, 10));
    const client = testClient(url, { timeoutMs: 2_000, list: { silenceMs: 2_500 } });
    const list = client.listAssessments();
    await expectFailure(client.listInterviews(), { name: "TimedOut", code: "timed_out", sent: "unknown" });
    expect((await list).rows).toHaveLength(1);
  });

  it("is given up when its whole time is over, and not asked for again", async () => {
    const { url, seen } = await serve(dripping(50));
    const client = testClient(url, { list: { wholeMs: hangsForMs } });
    const expected = { name: "TimedOut", code: "timed_out", sent: "unknown", timeoutMs: hangsForMs } as const;
    const lists = [client.listAssessments(), client.fetchAssessmentList()];
    await Promise.all(lists.map((list) => expectFailure(list, expected)));
    expect(seen).toHaveLength(2);
  });

  it("is not repeated when it breaks off after long", async () => {
    const { url, seen } = await serve((_, response) => {
      response.write("[", () => setTimeout(() => response.destroy(), 400));
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
    let pulls = 0;
    const endless = async () =>
      new Response(
        new ReadableStream({
          async pull(controller) {
            pulls += 1;
            await new Promise((resolve) => setTimeout(resolve, 5));
            controller.enqueue(new TextEncoder().encode("x"));
          },
        }),
      );
    const sink = { begin: () => taken.push("begin"), take: () => void taken.push("piece") };
    const client = testClient("https://service.example/v1", { fetch: endless, list: { wholeMs: 200 } });
    await rejection(client.fetchAssessmentList({ sink }));
    const before = taken.length;
    const pulled = pulls;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(taken).toHaveLength(before);
    expect(pulls).toBeLessThanOrEqual(pulled + 2);
  });

  it("may be as large as it is told", async () => {
    const { url } = await serve((_, response) => response.end(JSON.stringify([wirePending()])));
    await expectFailure(testClient(url, { list: { maxBytes: 20 } }).fetchAssessmentList(), {
      name: "UnreadableResponse",
      code: "unreadable",
      sent: "unknown",
      reason: "too_large",
    });
  });
});
