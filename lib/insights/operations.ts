import { insightsQuerySchema, insightsSchema } from "@/lib/insights/schema";
import { operations } from "@/lib/operation";

export const insightOperations = operations({
  readInsights: {
    method: "GET",
    path: "/api/insights",
    summary: "Figures of a range of time: invitations, and what became of them.",
    role: "viewer",
    query: insightsQuerySchema,
    answers: { 200: insightsSchema },
  },
});

export const insightSchemas = { Insights: insightsSchema };
