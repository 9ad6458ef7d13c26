import { test } from "vitest";
import {
  administered,
  expectBodyRefused,
  expectLeafRefused,
  expectPathRefused,
  expectQueryRefused,
  expectTimesRefused,
  loadOwn,
  long,
  titled,
} from "@/app/api/testing-refusals";
import { dashboardBefore, loadedBefore } from "@/app/api/testing-suites";
import { onEachStore } from "@/lib/db/testing";

const loaded = loadedBefore(loadOwn);

// Further values of what the refused-….test.ts beside this have some of.
onEachStore("what comes in and changes nothing", (store) => {
  const dashboard = dashboardBefore(async () => administered(await store({ isShared: true })));

  test.each(["\u0000", "\ud800", "true", "[7]", "-1", "7.5", "%E0%A4%A", "../..", long].map(titled))(
    "%s in a path names nothing",
    (_title, text) => expectPathRefused(dashboard().ask, loaded().everything, text),
  );

  test("a query with what can’t be kept, read or used is refused, and none is a failure of ours", () =>
    expectQueryRefused(dashboard().ask, loaded().everything, {
      refused: ["%00", "%ED%A0%80", "%"],
      odd: ["true", "[7]", "-1", "1e3", "%22", "%25", "%5C", "%F0%9F%98%80", "__proto__"],
    }));

  test("a time far from now is refused wherever one is asked for", () =>
    expectTimesRefused(dashboard().ask, loaded().everything, [
      "0000-01-01T00:00:00Z",
      "0001-01-01T00:00:00Z",
      "9999-12-30T00:00:00Z",
    ]));

  test.each(
    [
      "https://example.com/\u0000",
      2 ** 53,
      -1.5,
      true,
      [],
      [7],
      { toString: 7 },
      { length: { toString: 7 } },
    ].map(titled),
  )("%s in the place of anything that a body has is refused", (_title, other) =>
    expectLeafRefused(dashboard().ask, loaded().everything, other),
  );

  test.each<[string, BodyInit]>([
    ["null", "null"],
    ["a number", "7"],
    ["10 000 lists in each other", `{"body":${"[".repeat(8_000)}${"]".repeat(8_000)}}`],
  ])("a body of %s is refused", (_title, body) =>
    expectBodyRefused(dashboard().ask, loaded().everything, body),
  );
});
