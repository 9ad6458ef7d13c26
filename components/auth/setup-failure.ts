import { problemWords } from "@/components/http/problem-words";
import { RequestFailure } from "@/components/http/request-failure";
import type { Translator } from "@/lib/i18n/texts";

export type SetupFailure =
  | { kind: "spent" }
  | { kind: "fields"; errors: Record<string, string[]> }
  | { kind: "other"; message: string; reference?: string };

export function readSetupFailure(error: unknown, t: Translator): SetupFailure {
  if (!(error instanceof RequestFailure)) return { kind: "other", message: t("auth.setupFailed") };
  const { problem } = error;
  if (problem?.code === "link_spent") return { kind: "spent" };
  if (problem?.errors) return { kind: "fields", errors: problem.errors };
  return {
    kind: "other",
    message: problem ? problemWords(problem, t) : t("auth.noAnswer"),
    reference: problem?.requestId,
  };
}
