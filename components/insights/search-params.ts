import type { inferParserType } from "nuqs/server";
import { createLoader, parseAsInteger, parseAsString, parseAsStringLiteral } from "nuqs/server";
import type { InsightsQuery } from "@/lib/insights/schema";

export const insightsRanges = ["month", "quarter", "year"] as const;
export type InsightsRange = (typeof insightsRanges)[number];

const dayMs = 86_400_000;
const lengthMs: Record<InsightsRange, number> = { month: 30 * dayMs, quarter: 90 * dayMs, year: 365 * dayMs };

/** What the figures are about, in the URL; `interview` and `invitedBy` are the table's own. */
export const insightsSearchParams = {
  range: parseAsStringLiteral(insightsRanges).withDefault("quarter"),
  interview: parseAsInteger,
  invitedBy: parseAsString,
};

export type InsightsSearch = inferParserType<typeof insightsSearchParams>;

export const loadInsightsSearch = createLoader(insightsSearchParams);

/** As `GET /api/insights` asks for it. @param nowMs the server's time, in milliseconds since 1970. */
export const toInsightsQuery = (
  { range, interview, invitedBy }: InsightsSearch,
  nowMs: number,
  zone: string,
): InsightsQuery => ({
  interview: interview !== null && interview > 0 ? interview : undefined,
  invitedBy: invitedBy || undefined,
  from: new Date(nowMs - lengthMs[range]).toISOString(),
  zone,
});
