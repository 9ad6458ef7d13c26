import { expect, test } from "vitest";
import { createLogger } from "@/lib/log";

const record = () => {
  const lines: string[] = [];
  return { lines, logger: createLogger("info", { write: (line: string) => void lines.push(line) }) };
};

test("a key in a URL or a form never reaches the log, whoever quotes it", () => {
  const { lines, logger } = record();
  const key = "sk-canary/1";
  logger.info(`GET https://a.example/v1/assessments?api_key=${key}&x=1`);
  logger.warn({ body: `interview_id=1&api_key=${encodeURIComponent(key)}` }, "refused");
  logger.error({ err: new Error(`fetch failed: api_key=${key}`) });
  logger.info({ apiKey: key, nested: { password: key } });
  expect(lines).toHaveLength(4);
  expect(lines.join("")).not.toMatch(/sk-canary/);
  expect(lines[0]).toContain("api_key=[redacted]&x=1");
});

test("set-up links are secrets too", () => {
  const { lines, logger } = record();
  logger.info("http://localhost:3000/setup?token=abc-DEF_123");
  expect(lines.join("")).not.toContain("abc-DEF_123");
});

test("lines stay JSON", () => {
  const { lines, logger } = record();
  logger.info({ url: "x?api_key=abc" }, 'quoted "api_key=abc" here');
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ msg: 'quoted "api_key=[redacted]" here' });
});
