import { expect, it } from "vitest";
import { initials } from "@/components/page/initials";

it.each([
  ["Dana Whitfield", "DW"],
  ["María-Fernanda Castellanos de la Vega", "MV"],
  ["Cher", "C"],
  ["渡辺 健", "渡健"],
  ["🦊 Fox", "🦊F"],
  ["dana.whitfield@example.com", "DW"],
  ["", ""],
])("shortens %j to %j", (name, expected) => expect(initials(name)).toBe(expected));
