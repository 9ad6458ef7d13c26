import { describe, expect, it } from "vitest";
import { candidateLines, candidateName } from "@/components/candidate/candidate-name";
import { english } from "@/lib/i18n/testing";

const email = "ken@example.com";

describe("whose assessment it is", () => {
  it("puts the name over the e-mail address", () => {
    const candidate = { email, firstName: "健", lastName: "渡辺" };
    expect(candidateLines({ id: 7, candidate, identity: "invited_here" }, english.t)).toEqual({
      name: "渡辺 健",
      below: email,
      known: true,
    });
  });

  it("takes half a name, and the address where there is none", () => {
    expect(candidateName({ email, lastName: "Sato" })).toBe("Sato");
    expect(candidateName({ email })).toBe(email);
  });

  it("doesn't say the address twice", () => {
    expect(
      candidateLines({ id: 7, candidate: { email }, identity: "learned" }, english.t).below,
    ).toBeUndefined();
  });

  it("says of an unclaimed one that nobody knows", () => {
    expect(candidateLines({ id: 7, identity: "unclaimed" }, english.t)).toEqual({
      name: "Unknown candidate",
      below: "Unclaimed · created outside Shortlist",
      known: false,
    });
  });
});
