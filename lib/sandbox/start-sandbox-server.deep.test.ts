import { expect, test } from "vitest";
import { runSandboxScript } from "@/lib/sandbox/testing-process";

// start-sandbox-server.test.ts has another one.
test.each([
  ["an unknown option", ["--prot", "1"], "--prot"],
  ["too many", ["--assessments", "100001"], "--assessments must be a whole number from 0 to 100000."],
])("the command says what is wrong with %s", async (_title, options, message) => {
  const { code, stderr } = await runSandboxScript(options);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).toContain("npm run sandbox --");
});
