"use client";

import { useState } from "react";
import { useFeed } from "@/components/feed/feed-provider";
import { concernsImports } from "@/components/imports/concerns-imports";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";

const loadProgress = () =>
  import("@/components/imports/rail/import-progress").then(({ ImportProgress }) => ImportProgress);

/** Beside *Import* in the navigation. What it shows is loaded once there is an import on its way. */
export function ImportMark({ isUnderWay, isNarrow }: { isUnderWay: boolean; isNarrow: boolean }) {
  const [isWanted, setIsWanted] = useState(isUnderWay);
  useFeed((message) => message.kind === "changes" && concernsImports(message) && setIsWanted(true));
  const Progress = useLoaded(loadProgress, isWanted, false);
  return Progress ? <Progress isNarrow={isNarrow} /> : null;
}
