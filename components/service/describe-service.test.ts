import { expect, it } from "vitest";
import { describeService } from "@/components/service/describe-service";
import { clockTime } from "@/components/ui/format-time";
import { english } from "@/lib/i18n/testing";

const now = Date.parse("2026-11-21T15:00:00Z");
const failingSince = "2026-11-21T14:02:00Z";

it("says that the service is connected", () => {
  expect(describeService({ state: "live", unreadableRows: 0 }, now, english)).toEqual({
    tone: "live",
    text: "Service connected",
  });
});

it("says since when the service is away, once the browser knows its zone", () => {
  const sync = { state: "failing", failingSince, unreadableRows: 0 } as const;
  expect(describeService(sync, undefined, english).text).toBe("No service");
  expect(describeService(sync, now, english).text).toBe(
    `No service since ${clockTime(Date.parse(failingSince), now, english)}`,
  );
});

it("claims nothing before the first check", () => {
  expect(describeService({ state: "starting", unreadableRows: 0 }, now, english).tone).toBe("starting");
});
