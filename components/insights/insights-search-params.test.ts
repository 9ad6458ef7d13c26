import { expect, it } from "vitest";
import { loadInsightsSearch, toInsightsQuery } from "@/components/insights/insights-search-params";
import { insightsQuerySchema } from "@/lib/insights/schema";

const nowMs = Date.parse("2026-03-10T12:00:00Z");
const queryOf = (address: string) => toInsightsQuery(loadInsightsSearch(address), nowMs, "Europe/Berlin");

it("asks for what the address says", () => {
  expect(queryOf("?range=month&interview=7&invitedBy=m-1")).toEqual({
    interview: 7,
    invitedBy: "m-1",
    from: "2026-02-08T12:00:00.000Z",
    zone: "Europe/Berlin",
  });
});

it.each(["interview=99999999999999999999", "interview=-4", "invitedBy=%00", "invitedBy="])(
  "takes %s for nothing: the store could not be asked for it",
  (bad) => {
    const query = queryOf(`?${bad}`);
    expect([query.interview, query.invitedBy]).toEqual([undefined, undefined]);
    expect(insightsQuerySchema.safeParse(query).success).toBe(true);
  },
);
