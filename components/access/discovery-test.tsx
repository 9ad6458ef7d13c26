"use client";

import { useMutation } from "@tanstack/react-query";
import { CircleCheck, CircleHelp, CircleMinus, CircleX } from "lucide-react";
import { discoveryShape } from "@/components/access/access-query";
import { stepWords, testWords } from "@/components/access/discovery-words";
import { SaveFailure } from "@/components/forms/save-failure";
import { postJson } from "@/components/http/request-json";
import { SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Discovery } from "@/lib/auth/access/schema";

const marks = {
  ok: { icon: CircleCheck, colour: "text-recommended" },
  failed: { icon: CircleX, colour: "text-danger" },
  unclear: { icon: CircleHelp, colour: "text-attention" },
  skipped: { icon: CircleMinus, colour: "text-faint" },
} as const;

/** Tests the provider from the server and shows each step. */
export function DiscoveryTest() {
  const { t } = useTexts();
  const testing = useMutation({
    mutationFn: () => postJson("/api/access/discovery", undefined, discoveryShape),
  });
  return (
    <SettingRow
      label={t("access.test")}
      hint={t("access.testHint")}
      below={
        <>
          <SaveFailure error={testing.error} />
          <p role="status" className="text-13 empty:sr-only">
            {testing.data && testWords(testing.data, t)}
          </p>
          {testing.data && (
            <ol className="flex flex-col gap-2">
              {testing.data.steps.map((step) => (
                <Step key={step.step} step={step} />
              ))}
            </ol>
          )}
        </>
      }
    >
      <Button pending={testing.isPending} onClick={() => testing.mutate()}>
        {t("access.test")}
      </Button>
    </SettingRow>
  );
}

function Step({ step }: { step: Discovery["steps"][number] }) {
  const { t } = useTexts();
  const { icon: Icon, colour } = marks[step.outcome];
  return (
    <li className="flex gap-2.5 text-13">
      <Icon aria-hidden="true" className={cn("mt-0.5 size-4 shrink-0", colour)} />
      <div className="min-w-0">
        <p className="font-[550]">
          {t(`access.steps.${step.step}`)}
          <span className={cn(step.outcome === "ok" ? "sr-only" : "ml-2 font-normal text-quiet")}>
            {" "}
            {t(`access.outcomes.${step.outcome}`)}
          </span>
        </p>
        <p className="text-12 text-quiet wrap-anywhere empty:hidden">{stepWords(step, t)}</p>
      </div>
    </li>
  );
}
