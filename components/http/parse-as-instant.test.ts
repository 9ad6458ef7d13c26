import { expect, test } from "vitest";
import { loadLogSearch, toAuditFilter } from "@/components/log/log-search-params";
import { auditQuerySchema } from "@/lib/audit/schema";

test.each([
  ["2026-11-21T09:00:00.000Z", "2026-11-21T09:00:00.000Z"],
  ["2026-11-21T09:00:00+01:00", "2026-11-21T08:00:00.000Z"],
  ["2026-11-21", undefined],
  ["2026-13-41T09:00:00Z", undefined],
  // With its offset, the instant is outside the accepted years.
  ["1970-01-01T00:00:00+01:00", undefined],
  ["2200-01-01T00:00:00Z", undefined],
  ["0000-01-01T00:00:00+14:00", undefined],
  ["9999-12-31T23:59:00-14:00", undefined],
  ["+012026-11-21T09:00:00Z", undefined],
])("%s in the address is the bound %s, and none that the store would refuse", (from, bound) => {
  const filter = toAuditFilter(loadLogSearch({ from }));
  expect(filter.from).toBe(bound);
  expect(auditQuerySchema.parse(filter).from).toBe(bound);
});
