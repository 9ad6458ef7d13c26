import { expect, test } from "vitest";
import { holdItems } from "@/lib/mirror/comparing/held-items";
import { BodyUnreadable } from "@/lib/mirror/comparing/split-list";

test("items are read as they came, in any order, however many they are", () => {
  const held = holdItems();
  for (let place = 0; place < 5_000; place += 1) {
    const bytes = new TextEncoder().encode(`[{"place":${place},"text":"${"ü".repeat(place % 90)}"}]`);
    held.hold(place * 2, bytes, 1, bytes.length - 1);
  }
  for (const place of [4_999, 0, 2_500, 1]) {
    expect(held.read(place * 2)).toEqual({ place, text: "ü".repeat(place % 90) });
    expect(held.read(place * 2 + 1)).toBeUndefined();
  }
});

test("one that is larger than all the others has room too", () => {
  const held = holdItems();
  const long = Buffer.from(JSON.stringify("long ".repeat(100_000)));
  held.hold(0, Buffer.from("1"), 0, 1);
  held.hold(1, long, 0, long.length);
  held.hold(2, Buffer.from("2"), 0, 1);
  expect([held.read(0), held.read(1), held.read(2)]).toEqual([1, "long ".repeat(100_000), 2]);
});

test("what is let go is gone, and the rest isn’t", () => {
  const held = holdItems();
  const item = Buffer.from(JSON.stringify("x".repeat(10_000)));
  for (let place = 0; place < 100; place += 1) held.hold(place, item, 0, item.length);
  held.letGoBefore(50);
  expect(() => held.read(0)).toThrow(BodyUnreadable);
  for (let place = 50; place < 100; place += 1) expect(held.read(place)).toHaveLength(10_000);
  held.letGoBefore(50);
  held.letGoBefore(Number.POSITIVE_INFINITY);
  expect(() => held.read(99)).toThrow(BodyUnreadable);
});
