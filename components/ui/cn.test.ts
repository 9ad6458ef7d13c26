import { expect, it } from "vitest";
import { cn } from "@/components/ui/cn";

it("lets a size and a colour of our own stand beside each other", () => {
  expect(cn("text-13 text-ink")).toBe("text-13 text-ink");
});

it("lets the last of two sizes and of two colours win", () => {
  expect(cn("text-13 text-quiet", "text-16 text-ink")).toBe("text-16 text-ink");
});

it("drops what is not said", () => {
  expect(cn("px-2", false, undefined, "px-3")).toBe("px-3");
});
