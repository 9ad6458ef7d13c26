import { expect, it } from "vitest";
import { readSetupFailure } from "@/components/auth/setup-failure";
import { RequestFailure } from "@/components/http/request-failure";
import { english } from "@/lib/i18n/testing";

const read = (error: unknown) => readSetupFailure(error, english.t);

const failure = (members: Record<string, unknown>) =>
  new RequestFailure("problem", "Look again.", 422, {
    type: "about:blank",
    title: "No",
    status: 422,
    code: "invalid",
    detail: "Look again.",
    ...members,
  });

it("knows a link that can't be used any more", () => {
  expect(read(failure({ code: "link_spent" }))).toEqual({ kind: "spent" });
});

it("hands over the texts of the fields", () => {
  expect(read(failure({ errors: { password: ["Longer."] } }))).toEqual({
    kind: "fields",
    errors: { password: ["Longer."] },
  });
});

it("says what the server said, with the id for the log", () => {
  expect(read(failure({ code: "unheard_of", requestId: "abc" }))).toEqual({
    kind: "other",
    message: "Look again.",
    reference: "abc",
  });
});

it("has a sentence for no answer", () => {
  const said = read(new RequestFailure("no_answer", "internal words"));
  expect(said).toMatchObject({ kind: "other", message: expect.stringMatching(/didn’t answer/) });
});
