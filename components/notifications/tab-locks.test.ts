import { afterEach, expect, test, vi } from "vitest";
import { holdLock, isHeld, isOurs } from "@/components/notifications/tab-locks";

afterEach(() => void vi.unstubAllGlobals());

test("without the browser’s locks, as on plain HTTP, nobody has one, and nothing breaks", async () => {
  vi.stubGlobal("navigator", {});
  const letGo = holdLock("speaker", "exclusive");
  expect(isOurs("speaker")).toBe(false);
  expect(await isHeld("speaker")).toBe(false);
  letGo();
});
