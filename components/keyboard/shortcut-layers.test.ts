import { describe, expect, it, vi } from "vitest";
import { createShortcutLayers } from "@/components/keyboard/shortcut-layers";

const free = () => false;

function press(key: string, timeStamp = 0) {
  const none = { ctrlKey: false, metaKey: false, altKey: false, repeat: false, isComposing: false };
  return { key, timeStamp, ...none, defaultPrevented: false, preventDefault: vi.fn() };
}

describe("the shortcuts of a page", () => {
  it("do what the nearest component says, and nothing once it has gone", () => {
    const layers = createShortcutLayers();
    const [shell, page] = [vi.fn(), vi.fn()];
    layers.add(() => ({ n: shell }));
    const leave = layers.add(() => ({ n: page }));
    const event = press("n");
    layers.press(event, null, free);
    expect(page).toHaveBeenCalledOnce();
    expect(shell).not.toHaveBeenCalled();
    expect(event.preventDefault).toHaveBeenCalledOnce();
    leave();
    layers.press(press("n"), null, free);
    expect(shell).toHaveBeenCalledOnce();
  });

  it("may be two keys, one soon after the other, of which neither means anything else then", () => {
    const layers = createShortcutLayers();
    const [go, alone] = [vi.fn(), vi.fn()];
    layers.add(() => ({ "g i": go, i: alone }));
    layers.press(press("g", 1_000), null, free);
    layers.press(press("i", 1_400), null, free);
    expect(go).toHaveBeenCalledOnce();
    layers.press(press("i", 1_500), null, free);
    expect(alone).toHaveBeenCalledOnce();
    layers.press(press("g", 2_000), null, free);
    layers.press(press("x", 2_100), null, free);
    layers.press(press("i", 2_200), null, free);
    layers.press(press("g", 3_000), null, free);
    layers.press(press("i", 9_000), null, free);
    expect(go).toHaveBeenCalledOnce();
    expect(alone).toHaveBeenCalledTimes(3);
  });

  it("leave letters and signs alone when they are switched off, but not Home", () => {
    const layers = createShortcutLayers();
    const act = vi.fn();
    layers.add(() => ({ n: act, "?": act, "g a": act, Home: act }));
    layers.switchLetters(false);
    for (const key of ["n", "?", "g", "a"]) layers.press(press(key), null, free);
    expect(act).not.toHaveBeenCalled();
    layers.press(press("Home"), null, free);
    expect(act).toHaveBeenCalledOnce();
    layers.switchLetters(true);
    layers.press(press("n"), null, free);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it("go to the field of a form that isn’t sent, but for Home", () => {
    const layers = createShortcutLayers();
    const [act, takeBack] = [vi.fn(), vi.fn()];
    layers.add(() => ({ h: act, "g a": act, Home: act }));
    const release = layers.holdLetters(takeBack);
    for (const event of ["h", "g", "a", "x"].map((key) => press(key))) {
      layers.press(event, null, free);
      // The field gets it.
      expect(event.preventDefault).not.toHaveBeenCalled();
    }
    expect(takeBack).toHaveBeenCalledTimes(4);
    expect(act).not.toHaveBeenCalled();
    layers.press(press("Home"), null, free);
    expect(act).toHaveBeenCalledOnce();
    release();
    layers.press(press("h"), null, free);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it("lead back to a form with the key that opened it, which isn’t typed there", () => {
    const layers = createShortcutLayers();
    const takeBack = vi.fn();
    layers.holdLetters(takeBack, "w");
    const event = press("w");
    layers.press(event, null, free);
    expect(takeBack).toHaveBeenCalledOnce();
    expect(event.preventDefault).toHaveBeenCalledOnce();
  });

  it("rest under whatever floats above the page", () => {
    const layers = createShortcutLayers();
    const act = vi.fn();
    layers.add(() => ({ n: act }));
    layers.press(press("n"), null, () => true);
    expect(act).not.toHaveBeenCalled();
  });
});
