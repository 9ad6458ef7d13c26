import { describe, expect, it } from "vitest";
import { liftOver } from "@/components/notifications/lift-over";

/** In a window 900 pixels high. */
const stack = { top: 780, bottom: 880, left: 1100, right: 1420 };
const row = (top: number) => ({ top, bottom: top + 46, left: 200, right: 1440 });

describe("notices at the window’s foot", () => {
  it("stay there while they cover nothing that matters", () => {
    expect(liftOver(stack, [])).toBe(0);
    expect(liftOver(stack, [row(200), { ...row(800), right: 600 }])).toBe(0);
  });

  it("rise over the row with the focus, and over what stands above it then", () => {
    expect(liftOver(stack, [row(840)])).toBe(48);
    expect(liftOver(stack, [row(700), row(840)])).toBe(188);
  });

  it("stay where they are when there is no room above", () => {
    expect(liftOver(stack, [{ ...row(60), bottom: 900 }])).toBe(0);
  });
});
