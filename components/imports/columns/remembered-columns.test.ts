import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rememberColumns, rememberedColumns } from "@/components/imports/columns/remembered-columns";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const columns = {
  hasHeader: true,
  headers: ["Kürzel", "E-Mail", ""],
  kinds: ["externalId", "email", "ignored"] as const,
};

it("are one person’s, by header", () => {
  rememberColumns("dana", columns);
  expect([...rememberedColumns("dana")]).toEqual([
    ["kurzel", "externalId"],
    ["e mail", "email"],
  ]);
  expect(rememberedColumns("vera").size).toBe(0);
});

it("change when they are chosen otherwise", () => {
  rememberColumns("dana", columns);
  rememberColumns("dana", { ...columns, headers: ["KÜRZEL"], kinds: ["ignored"] });
  expect(rememberedColumns("dana").get("kurzel")).toBe("ignored");
  expect(rememberedColumns("dana").get("e mail")).toBe("email");
});

it("are nothing without a header, and the last 200", () => {
  rememberColumns("dana", { ...columns, hasHeader: false });
  expect(rememberedColumns("dana").size).toBe(0);
  const headers = Array.from({ length: 300 }, (_, at) => `column ${at}`);
  rememberColumns("dana", { hasHeader: true, headers, kinds: headers.map(() => "ignored") });
  expect(rememberedColumns("dana").size).toBe(200);
  expect(rememberedColumns("dana").has("column 299")).toBe(true);
});

it("are nothing where storage is refused, or holds something else", () => {
  kept.set("shortlist-columns:dana", '{"a":1');
  expect(rememberedColumns("dana").size).toBe(0);
  kept.set("shortlist-columns:dana", '[["a","email"],["b","nothing"],3]');
  expect([...rememberedColumns("dana")]).toEqual([["a", "email"]]);
  vi.stubGlobal("localStorage", undefined);
  expect(rememberedColumns("dana").size).toBe(0);
  expect(() => rememberColumns("dana", columns)).not.toThrow();
});
