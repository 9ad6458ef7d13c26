import { expect, it } from "vitest";
import { wirePending } from "@/lib/assessment-api/fixtures";
import { closeServersAfterEach, type Handler, serve, testClient } from "@/lib/assessment-api/testing";
import { calls, type Expected, expectFailure, hangsForMs } from "@/lib/assessment-api/testing-failures";

closeServersAfterEach();

const body = JSON.stringify(wirePending());

const hangs: { title: string; handler: Handler; expected: Expected }[] = [
  {
    title: "silence",
    handler: () => undefined,
    expected: { name: "TimedOut", code: "timed_out", sent: "unknown" },
  },
  {
    title: "silence in the middle of the body",
    handler: (_, response) => response.writeHead(200).write(body.slice(0, 20)),
    expected: { name: "TimedOut", code: "timed_out", sent: "unknown", status: 200 },
  },
  {
    title: "an error status with a body that never ends",
    handler: (_, response) => response.writeHead(404).write("<html>"),
    expected: { name: "NotFound", code: "not_found", sent: "answered", status: 404 },
  },
];

it("however a service hangs, every call ends at its deadline, after one request each", async () => {
  const waited = hangs.map(async ({ title, handler, expected }) => {
    const { url, seen } = await serve(handler);
    const ended = calls.map(({ call }) =>
      expectFailure(
        call(testClient(url, { timeoutMs: hangsForMs, list: { silenceMs: hangsForMs } })),
        expected,
      ),
    );
    await Promise.all(ended);
    expect(seen, title).toHaveLength(calls.length);
  });
  await Promise.all(waited);
});
