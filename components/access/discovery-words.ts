import type { Discovery } from "@/lib/auth/access/schema";
import type { Translator } from "@/lib/i18n/texts";

type Step = Discovery["steps"][number];

/** What a step found, and how to fix a failure. */
export function stepWords({ step, outcome, found = "" }: Step, t: Translator): string | undefined {
  if (outcome === "skipped") return undefined;
  if (outcome === "ok")
    return step === "keys"
      ? t("access.ok.keys", { count: Number(found) })
      : step === "reach" || step === "clock"
        ? t(`access.ok.${step}`, { found })
        : t(`access.ok.${step}`);
  if (outcome === "unclear") {
    if (step === "clock") return t("access.unclear.clock");
    return found ? t("access.unclear.scopesMissing", { found }) : t("access.unclear.scopes");
  }
  return step === "scopes" ? undefined : t(`access.failed.${step}`, { found });
}

/** Sums up all steps: the first that failed, or success. */
export function testWords({ steps }: Discovery, t: Translator): string {
  const wrong = steps.find(({ outcome }) => outcome === "failed");
  return wrong ? t("access.testedBadly", { step: t(`access.steps.${wrong.step}`) }) : t("access.tested");
}
