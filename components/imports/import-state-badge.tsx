"use client";

import { CircleCheck, CirclePause, CircleStop, PencilLine, Send } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { Badge } from "@/components/ui/badge";
import type { ImportState } from "@/lib/imports/names";

const looks = {
  draft: { tone: "plain", icon: PencilLine },
  running: { tone: "accent", icon: Send },
  paused: { tone: "hold", icon: CirclePause },
  done: { tone: "recommended", icon: CircleCheck },
  stopped: { tone: "declined", icon: CircleStop },
} as const;

export function ImportStateBadge({ state }: { state: ImportState }) {
  const { t } = useTexts();
  const { tone, icon: Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`imports.states.${state}`)}
    </Badge>
  );
}
