import { expect, it } from "vitest";
import { directionOf, nextSort, reversed } from "@/components/assessments/view/sorting";

it("reads the minus as descending", () => {
  expect(directionOf("-created", "created")).toBe("descending");
  expect(directionOf("candidate", "candidate")).toBe("ascending");
  expect(directionOf("candidate", "created")).toBeUndefined();
});

it("begins with A, and with the newest, and turns round with the next press", () => {
  expect(nextSort("-created", "candidate")).toBe("candidate");
  expect(nextSort("candidate", "candidate")).toBe("-candidate");
  expect(nextSort("-candidate", "candidate")).toBe("candidate");
  expect(nextSort("candidate", "created")).toBe("-created");
  expect(nextSort("-created", "created")).toBe("created");
});

it("ages ascend where their dates descend", () => {
  expect(reversed(directionOf("-created", "created"))).toBe("ascending");
  expect(reversed(directionOf("created", "created"))).toBe("descending");
  expect(reversed(directionOf("candidate", "created"))).toBeUndefined();
});
