import { RequestFailure } from "@/components/query/request-failure";

export type SetupFailure =
  | { kind: "spent" }
  | { kind: "fields"; errors: Record<string, string[]> }
  | { kind: "other"; message: string; reference?: string };

/** What went wrong while setting up, sorted by where the screen has to say it. */
export function readSetupFailure(error: unknown): SetupFailure {
  if (!(error instanceof RequestFailure)) return { kind: "other", message: "Something went wrong here." };
  const { problem } = error;
  if (problem?.code === "link_spent") return { kind: "spent" };
  if (problem?.errors) return { kind: "fields", errors: problem.errors };
  return {
    kind: "other",
    message: problem?.detail ?? "Shortlist didn’t answer. Check your connection and try again.",
    reference: problem?.requestId,
  };
}
