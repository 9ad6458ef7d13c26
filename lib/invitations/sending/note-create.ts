import type { Failure } from "@/lib/invitations/sending/judge-failure";
import { histogramOf } from "@/lib/metrics/registry";

const durations = () =>
  histogramOf({
    name: "shortlist_create_duration_seconds",
    help: "Creates sent to the service by this process, by how they ended.",
    labelNames: ["outcome"],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
  });

export const noteCreate = (outcome: "created" | Failure["state"], durationMs: number): void =>
  durations().observe({ outcome }, durationMs / 1_000);
