import { describe, expect, it } from "vitest";
import type { TreeNode } from "./read-tree";
import { writeTrees } from "./write-trees";

const node = (line: string, ...children: TreeNode[]): TreeNode => ({ line, children });
const menu = (...names: string[]) => node("navigation", ...names.map((name) => node(`link “${name}”`)));
const row = (at: number, name: string, state: string) =>
  node(
    `row [rowindex=${at}]`,
    node("cell", node(`link “${name}”`)),
    node("cell", node(`checkbox “Select ${name}” [${state}]`)),
  );

const write = (...trees: TreeNode[]) =>
  writeTrees(trees.map((tree, at) => ({ title: `state ${at + 1}`, tree })));

describe("writing trees", () => {
  it("leaves out what an earlier section has", () => {
    const page = node("page", menu("One", "Two", "Three"), node("main"));
    const other = node("page", menu("One", "Two", "Three"), node("main", node("status")));
    expect(write(page, other)).toContain(
      "## state 2\npage\n  navigation … as in state 1\n  main\n    status",
    );
  });

  it("writes out what differs in a word", () => {
    const other = write(node("page", menu("One", "Two", "Three")), node("page", menu("One", "Two", "3")));
    expect(other).not.toContain("as in");
  });

  it("writes out what a section has twice below the same line", () => {
    const twice = node("page", menu("One", "Two", "Three"), menu("One", "Two", "Four"));
    expect(write(twice, node("other", menu("One", "Two", "Four")))).not.toContain("as in");
  });

  it("writes the first of rows that differ in words alone, and the first words of the others", () => {
    const table = node("table", row(2, "Ada", "checked"), row(3, "Ben", "checked"), row(4, "Cy", "pressed"));
    expect(
      write(table)
        .split("\n")
        .filter((line) => line.includes("row")),
    ).toEqual(["  row [rowindex=2]", "  row [rowindex=3] “Ben” … like child 1", "  row [rowindex=4]"]);
  });

  it("writes one of rows that differ in nothing but a time that passes", () => {
    const check = (at: string) => node("row", node("cell", node(`“${at}”`)), node("cell", node("“ok”")));
    const table = node("table", ...["«while»", "«while»", "«while»"].map(check));
    expect(write(table).match(/\brow\b/g)).toHaveLength(2);
  });

  it("points to no words that were left out", () => {
    const table = node("table", row(2, "Ada", "checked"), row(3, "Ben", "checked"));
    expect(write(table, node("list", row(3, "Ben", "checked")))).toContain("checkbox “Select Ben”");
  });
});
