import { test } from "vitest";
import { administered, expectBodyRefused, loadOwn } from "@/app/api/testing-refusals";
import { dashboardBefore, loadedBefore } from "@/app/api/testing-suites";
import { onEachStore } from "@/lib/db/testing";

const loaded = loadedBefore(loadOwn);

onEachStore("a body", (store) => {
  const dashboard = dashboardBefore(async () => administered(await store({ isShared: true })));

  test.each<[string, BodyInit]>([
    ["nothing", ""],
    ["a list", "[7]"],
    ["half of it", '{"ids":[7]'],
    ["100 000 lists in each other", "[".repeat(100_000) + "]".repeat(100_000)],
    ["a name with U+0000", '{"a\\u0000":1}'],
    ["bytes that aren’t UTF-8", new Uint8Array([0x7b, 0xff, 0x7d])],
    ["two megabytes", " ".repeat(2_000_000)],
  ])("a body of %s is refused", (_title, body) =>
    expectBodyRefused(dashboard().ask, loaded().everything, body),
  );
});
