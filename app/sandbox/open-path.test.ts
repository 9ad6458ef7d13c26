import { expect, test } from "vitest";
import { isOpenPath } from "@/app/sandbox/open-path";
import { create, publicUrl, sandboxes } from "@/lib/sandbox/testing";

const openSandbox = sandboxes();

test.each([
  "/sandbox/outbox",
  "/sandbox/%6Futbox",
  "/sandbox/outbo%78",
  "/sandbox/outbox/1",
  "/sandbox/%6futbox/1",
  "/sandbox/outbox/%31",
])("%s reaches the outbox, so it is not open", async (path) => {
  const sandbox = openSandbox();
  await create(sandbox);
  const answer = await sandbox.fetch(new Request(new URL(path, publicUrl)));
  expect(await answer.text()).toContain("amara.okafor@example.com");
  expect(isOpenPath(path)).toBe(false);
});

test("the interface and the candidate’s own pages are open", async () => {
  const { application_url } = await create(openSandbox());
  expect(isOpenPath(new URL(application_url).pathname)).toBe(true);
  expect(isOpenPath("/sandbox/v1/assessments/900101")).toBe(true);
});
