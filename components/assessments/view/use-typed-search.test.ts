import { createElement } from "react";
import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type TypedSearch, useTypedSearch } from "@/components/assessments/view/use-typed-search";
import { createNowhere, untilNothingIsLeft } from "@/components/ui/testing-nowhere";

let root: Root;
let typed: TypedSearch;
/** What was written into the address, in order. */
let written: string[];

function Screen({ inAddress }: { inAddress: string }) {
  typed = useTypedSearch(inAddress, (q) => written.push(q));
  return null;
}

const show = (inAddress: string) => flushSync(() => root.render(createElement(Screen, { inAddress })));
const type = (text: string) => flushSync(() => typed.type(text));
const compose = (isComposing: boolean) => flushSync(() => typed.compose(isComposing));
const rest = (ms: number) => {
  vi.advanceTimersByTime(ms);
  flushSync(() => undefined);
};

const told = new EventTarget();
const location = { search: "" };

// What React and the hook ask of a browser. The worker's next file has none.
beforeAll(() => {
  const listening = {
    addEventListener: told.addEventListener.bind(told),
    removeEventListener: told.removeEventListener.bind(told),
  };
  vi.stubGlobal("window", { HTMLIFrameElement: class {}, location, ...listening });
  vi.stubGlobal("document", listening);
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  written = [];
  location.search = "";
  root = createNowhere();
  show("");
});
afterEach(async () => {
  flushSync(() => root.unmount());
  vi.useRealTimers();
  await untilNothingIsLeft();
});

describe("what is typed into the search", () => {
  it("is searched at once, and stands in the address when the hand rests", () => {
    type("am");
    type("ama");
    expect([typed.text, typed.q, written]).toEqual(["ama", "ama", []]);
    rest(500);
    expect(written).toEqual(["ama"]);
    show("ama");
    expect([typed.text, typed.q]).toEqual(["ama", "ama"]);
  });

  it("stays when the address tells late of what was written before", () => {
    type("z");
    rest(500);
    type("zz");
    rest(500);
    type("zzz");
    location.search = "?q=zz";
    for (const late of ["z", "", "zz", "z", "zz"]) {
      show(late);
      expect([late, typed.text, typed.q]).toEqual([late, "zzz", "zzz"]);
    }
    rest(500);
    expect(written).toEqual(["z", "zz", "zzz"]);
    show("zzz");
    expect(typed.text).toBe("zzz");
  });

  it("is written into the address once an input method has put it together", () => {
    compose(true);
    type("ｔ");
    rest(2_000);
    type("た");
    rest(2_000);
    expect([typed.q, written]).toEqual(["た", []]);
    compose(false);
    expect(written).toEqual([]);
    rest(500);
    expect(written).toEqual(["た"]);
  });

  it("gives way to an address that was changed from outside", () => {
    type("zz");
    rest(500);
    show("zz");
    show("another");
    expect([typed.text, typed.q]).toEqual(["another", "another"]);
  });

  it("gives way to a press that clears the search, as soon as it stands in the address", () => {
    type("zz");
    rest(500);
    show("zz");
    flushSync(() => void told.dispatchEvent(new Event("click")));
    show("");
    expect([typed.text, typed.q]).toEqual(["", ""]);
    rest(500);
    expect(written).toEqual(["zz"]);
  });

  it("gives way to a step back, also to what was just written", () => {
    type("z");
    rest(500);
    show("z");
    type("zz");
    rest(500);
    show("zz");
    location.search = "?q=z";
    show("z");
    expect([typed.text, typed.q]).toEqual(["z", "z"]);
    rest(500);
    expect(written).toEqual(["z", "zz"]);
  });
});
