import { z } from "zod";
import { operations } from "@/lib/operation";

export const metricsOperations = operations({
  readMetrics: {
    method: "GET",
    path: "/api/metrics",
    summary: "The metrics for Prometheus. Without METRICS_TOKEN there are none.",
    role: "none",
    headers: { Authorization: { description: "Bearer, and METRICS_TOKEN.", schema: z.string().optional() } },
    answers: { 200: { mediaType: "text/plain", description: "Prometheus’s text format." } },
    problems: [401, 404],
  },
});
