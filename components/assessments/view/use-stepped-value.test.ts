import { createElement, useEffect } from "react";
import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { useSteppedValue } from "@/components/assessments/view/use-stepped-value";
import { createNowhere, untilNothingIsLeft } from "@/components/ui/testing-nowhere";

/** Longer than React draws before it looks whether something else is to be done. */
const stepMs = 6;

/** The values that were begun to be drawn, and those that were drawn to the end. */
let begun: number[];
let drawn: number[];
let root: Root;

/** A part of the picture: all but the first value's takes its time. */
function Part({ value }: { value: number }) {
  const until = performance.now() + (value === 1 ? 0 : stepMs);
  while (performance.now() < until);
  return null;
}

/** `tick` stands for whatever else is to be drawn meanwhile. */
function Picture({ value }: { value: number; tick?: number }) {
  const stepped = useSteppedValue(value);
  begun.push(stepped);
  useEffect(() => {
    drawn.push(stepped);
  }, [stepped]);
  return ["a", "b", "c", "d"].map((key) => createElement(Part, { key, value: stepped }));
}
const draw = (value: number, tick?: number) => root.render(createElement(Picture, { value, tick }));

// What React asks of a browser, as long as nothing is to be put anywhere. The worker's next file has none.
beforeAll(() => void vi.stubGlobal("window", { HTMLIFrameElement: class {} }));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  begun = [];
  drawn = [];
  root = createNowhere();
});
afterEach(async () => {
  root.unmount();
  await untilNothingIsLeft();
});

describe("a value that is drawn in steps", () => {
  it("is the one before at first, and then the new one", async () => {
    draw(1);
    await expect.poll(() => drawn).toEqual([1]);
    begun = [];
    draw(2);
    await expect.poll(() => drawn).toEqual([1, 2]);
    expect(begun[0]).toBe(1);
    expect(begun.at(-1)).toBe(2);
  });

  it("is drawn at once when drawing in steps comes to no end", async () => {
    draw(1);
    await expect.poll(() => drawn).toEqual([1]);
    let tick = 0;
    const busy = setInterval(() => flushSync(() => draw(2, ++tick)), 2);
    try {
      // Left to itself, React lets nothing interrupt it any more after five seconds.
      await expect.poll(() => drawn, { timeout: 4_000 }).toContain(2);
    } finally {
      clearInterval(busy);
    }
    // Interrupted, each time anew.
    expect(begun.filter((value) => value === 2).length).toBeGreaterThan(1);
  });
});
