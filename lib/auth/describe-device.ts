import Bowser from "bowser";

/** What a browser says it is; undefined is what it doesn't say, or what nobody knows. */
export type Device = { browser?: string; system?: string; kind: "computer" | "phone" | "tablet" | "unknown" };

const kinds: Record<string, Device["kind"]> = { desktop: "computer", mobile: "phone", tablet: "tablet" };

/** Reads a `User-Agent`: enough for a person to know their own device again. */
export function describeDevice(userAgent: string): Device {
  // It throws for an empty one.
  if (userAgent === "") return { kind: "unknown" };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || undefined,
    system: os.name || undefined,
    kind: kinds[platform.type ?? ""] ?? "unknown",
  };
}
