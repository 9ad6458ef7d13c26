import type { inferParserType } from "nuqs/server";
import { createLoader, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { parseAsServiceId } from "@/components/http/parse-as-service-id";
import type { InsightsQuery } from "@/lib/insights/schema";

export const insightsRanges = ["month", "quarter", "year"] as const;
type InsightsRange = (typeof insightsRanges)[number];

const dayMs = 86_400_000;
const lengthMs: Record<InsightsRange, number> = { month: 30 * dayMs, quarter: 90 * dayMs, year: 365 * dayMs };

/** `interview` and `invitedBy` have the table’s own names. */
export const insightsSearchParams = {
  range: parseAsStringLiteral(insightsRanges).withDefault("quarter"),
  interview: parseAsServiceId,
  invitedBy: parseAsString,
};

export type InsightsSearch = inferParserType<typeof insightsSearchParams>;

export const loadInsightsSearch = createLoader(insightsSearchParams);

/** @param nowMs the server’s time, in milliseconds since 1970. */
export const toInsightsQuery = (
  { range, interview, invitedBy }: InsightsSearch,
  nowMs: number,
  zone: string,
): InsightsQuery => ({
  interview: interview ?? undefined,
  invitedBy: /^[\w-]{1,64}$/.test(invitedBy ?? "") ? (invitedBy ?? undefined) : undefined,
  from: new Date(nowMs - lengthMs[range]).toISOString(),
  zone,
});
