import Bowser from "bowser";
import type { Device } from "@/lib/auth/session-schema";

const kinds: Record<string, Device["kind"]> = { desktop: "computer", mobile: "phone", tablet: "tablet" };

/** Reads a `User-Agent`, so that people recognise their own devices. */
export function describeDevice(userAgent: string): Device {
  // Bowser throws for an empty one.
  if (userAgent === "") return { kind: "unknown" };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || undefined,
    system: os.name || undefined,
    kind: kinds[platform.type ?? ""] ?? "unknown",
  };
}
