"use client";

import { useQuery } from "@tanstack/react-query";
import { describeService } from "@/components/service/describe-service";
import { shellQuery } from "@/components/service/shell-query";
import { useTexts } from "@/components/texts/texts-provider";
import { useNow } from "@/components/ui/behaviour/use-now";
import { StatusDot } from "@/components/ui/status-dot";

/** A narrow rail shows the dot alone. */
export function ServiceState({ isSandbox }: { isSandbox: boolean }) {
  const texts = useTexts();
  const now = useNow();
  const { data } = useQuery(shellQuery());
  if (!data) return null;
  const { tone, text } = describeService(data.sync, now, texts);
  const said = isSandbox && tone === "live" ? texts.t("layout.sandboxConnected") : text;
  return (
    <p title={said} className="flex h-8 items-center gap-2.5 px-2 text-12 text-quiet max-xl:justify-center">
      <span className="grid size-4 shrink-0 place-items-center">
        <StatusDot tone={tone} />
      </span>
      <span className="max-xl:sr-only">{said}</span>
    </p>
  );
}
