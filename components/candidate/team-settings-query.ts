import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { TeamSettings } from "@/lib/settings/schema";

export const teamSettingsShape = answerShape<TeamSettings>({
  pendingLimitDays: "number",
  decisionReasons: "object",
});

export const teamSettingsQuery = () =>
  queryOptions({
    queryKey: ["team-settings"],
    queryFn: ({ signal }) => getJson("/api/settings/team", teamSettingsShape, signal),
    staleTime: 10_000,
  });
