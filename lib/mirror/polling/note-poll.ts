import { histogramOf } from "@/lib/metrics/registry";

const durations = () =>
  histogramOf({
    name: "shortlist_poll_duration_seconds",
    help: "Polls of the service's list by this process: changed, unchanged, or what went wrong.",
    labelNames: ["outcome"],
    buckets: [0.05, 0.25, 1, 5, 15, 30, 60, 120, 300],
  });

/** @param durationMs with writing. */
export const notePoll = (outcome: string, durationMs: number): void =>
  durations().observe({ outcome }, durationMs / 1_000);
