import { expect, test } from "vitest";
import { createLogger } from "@/lib/log";
import { logConsole } from "@/lib/log-console";

function record() {
  const lines: string[] = [];
  const target = { error: () => undefined, warn: () => undefined } as unknown as Console;
  logConsole(createLogger("info", { write: (line: string) => void lines.push(line) }), target);
  return { target, read: () => lines.map((line) => JSON.parse(line)) };
}

test("what Next writes to the console is a line of the log, without secrets and colours", () => {
  const { target, read } = record();
  target.error("\u001b[31m⨯\u001b[39m", new Error("GET /setup?token=abc failed\nand more"));
  target.warn("\u001b[33m⚠\u001b[39m Something is odd");
  expect(read()).toMatchObject([
    {
      level: 50,
      msg: "Next reported an error",
      err: { message: "GET /setup?token=[redacted] failed\nand more" },
    },
    { level: 40, msg: "⚠ Something is odd" },
  ]);
});

test("an error with a digest is told once, by the page that failed", () => {
  const { target, read } = record();
  target.error("⨯", Object.assign(new Error("no such table"), { digest: "3462545733" }));
  expect(read()).toEqual([]);
});
