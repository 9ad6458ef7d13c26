"use client";

import { useEffect } from "react";
import { runsEvent } from "@/components/ui/runs-event";

/** Says that the page runs, so that the presses made before it did are repeated. */
export function PageRuns() {
  useEffect(() => void window.dispatchEvent(new Event(runsEvent)), []);
  return null;
}
