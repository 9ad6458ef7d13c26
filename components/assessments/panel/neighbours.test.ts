import { describe, expect, it } from "vitest";
import { neighboursOf, pagesAround } from "@/components/assessments/panel/neighbours";

const list =
  (...ids: number[]) =>
  (index: number) =>
    ids[index];

describe("who stands before and after an assessment in its list", () => {
  it("is known in the middle and at both ends", () => {
    expect(neighboursOf({ id: 7, index: 1 }, list(9, 7, 5))).toEqual({
      previous: { id: 9, index: 0 },
      next: { id: 5, index: 2 },
    });
    expect(neighboursOf({ id: 9, index: 0 }, list(9, 7))).toEqual({ next: { id: 7, index: 1 } });
    expect(neighboursOf({ id: 7, index: 1 }, list(9, 7))).toEqual({ previous: { id: 9, index: 0 } });
  });

  it("is found where a row before it has left", () => {
    expect(neighboursOf({ id: 7, index: 2 }, list(9, 7, 5))).toEqual({
      previous: { id: 9, index: 0 },
      next: { id: 5, index: 2 },
    });
  });

  it("is who took its place, once it has left itself", () => {
    expect(neighboursOf({ id: 7, index: 1 }, list(9, 5))).toEqual({
      previous: { id: 9, index: 0 },
      next: { id: 5, index: 1 },
    });
  });
});

it("asks for two pages only where one ends", () => {
  expect(pagesAround(0)).toEqual([0]);
  expect(pagesAround(50)).toEqual([0]);
  expect(pagesAround(99)).toEqual([0, 1]);
  expect(pagesAround(100)).toEqual([0, 1]);
});
