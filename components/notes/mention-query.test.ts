import { describe, expect, it } from "vitest";
import { mentionQuery, offered, withMention } from "@/components/notes/mention-query";

const colleague = (name: string, isDisabled = false) => ({ id: name, name, mayRecruit: true, isDisabled });
const team = [colleague("Dana Whitfield"), colleague("Ana Li"), colleague("Ben Ito"), colleague("Bea", true)];
const names = (typed: string) => offered(typed, team).map(({ name }) => name);

describe("naming a colleague", () => {
  it("begins with an @ that is no e-mail’s, up to the caret", () => {
    expect(mentionQuery("Ask @da", 7)).toEqual({ from: 4, typed: "da" });
    expect(mentionQuery("@", 1)).toEqual({ from: 0, typed: "" });
    expect(mentionQuery("(@Ben It", 8)).toEqual({ from: 1, typed: "Ben It" });
    expect(mentionQuery("Ask @da now", 4)).toBeUndefined();
    expect(mentionQuery("zoë@example", 11)).toBeUndefined();
    expect(mentionQuery("@da\nnext", 8)).toBeUndefined();
  });

  it("offers whoever fits, and stops once a name is there", () => {
    expect(names("")).toEqual(["Dana Whitfield", "Ana Li", "Ben Ito"]);
    expect(names("ana")).toEqual(["Ana Li", "Dana Whitfield"]);
    expect(names("whit")).toEqual(["Dana Whitfield"]);
    expect(names("Be")).toEqual(["Ben Ito"]);
    expect(names("Ben Ito ")).toEqual([]);
    expect(names("Ben Ito, please")).toEqual([]);
  });

  it("puts the name in the place of what was typed", () => {
    expect(withMention("Ask @be!", { from: 4, typed: "be" }, "Ben Ito")).toEqual({
      text: "Ask @Ben Ito !",
      caret: 13,
    });
    expect(withMention("Ask @be now", { from: 4, typed: "be" }, "Ben Ito")).toEqual({
      text: "Ask @Ben Ito now",
      caret: 13,
    });
  });
});
