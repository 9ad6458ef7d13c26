"use client";

import { useEffect } from "react";
import { hydratedEvent } from "@/components/ui/behaviour/hydrated-event";

/** Presses made before hydrating are repeated now. */
export function HydrationSignal() {
  useEffect(() => void window.dispatchEvent(new Event(hydratedEvent)), []);
  return null;
}
