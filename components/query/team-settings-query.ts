import { queryOptions } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { TeamSettings } from "@/lib/settings/schema";

export const teamSettingsReading = reading<TeamSettings>({ pendingLimitDays: "number" });

/** What the team has agreed on; for administrators. */
export const teamSettingsQuery = () =>
  queryOptions({
    queryKey: ["team-settings"],
    queryFn: ({ signal }) => getJson("/api/settings/team", teamSettingsReading, signal),
    staleTime: 10_000,
  });
