import { test } from "vitest";
import { expectBlocksStay, expectTakenAsItIs } from "@/lib/mirror/comparing/testing-take-list";

test("a list is taken as it is without the one before, whatever has changed between them", () =>
  expectTakenAsItIs(100));

test("blocks don’t fall to pieces, however often rows change", () => expectBlocksStay(200));
