import { afterAll, beforeAll, test, vi } from "vitest";
import { type Asked, administered, expectBodyRefused, loadOwn } from "@/app/api/testing-refusals";
import { onEachStore } from "@/lib/db/testing";

let everything: Asked[] = [];
beforeAll(async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  ({ everything } = await loadOwn());
});
afterAll(() => {
  vi.unstubAllEnvs();
});

onEachStore("a body", (store) => {
  let dashboard: Awaited<ReturnType<typeof administered>>;
  beforeAll(async () => {
    dashboard = await administered(await store({ isShared: true }));
  });
  afterAll(() => dashboard.close());

  test.each<[string, BodyInit]>([
    ["nothing", ""],
    ["a list", "[7]"],
    ["half of it", '{"ids":[7]'],
    ["100 000 lists in each other", "[".repeat(100_000) + "]".repeat(100_000)],
    ["a name with U+0000", '{"a\\u0000":1}'],
    ["bytes that aren’t UTF-8", new Uint8Array([0x7b, 0xff, 0x7d])],
    ["two megabytes", " ".repeat(2_000_000)],
  ])("a body of %s is refused", (_title, body) => expectBodyRefused(dashboard.ask, everything, body));
});
