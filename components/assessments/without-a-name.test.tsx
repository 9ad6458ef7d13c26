import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OverruledClaim } from "@/components/assessments/identity/overruled-claim";
import { OverruledMark } from "@/components/assessments/table/cells/table-marks";
import { AssigneeCell } from "@/components/assessments/table/cells/team-cells";
import { createAssessment } from "@/components/assessments/testing";
import { InEnglish, InGerman } from "@/components/texts/testing";

const overruledClaim = { email: "wrong@example.com" };
const overruled = createAssessment({ candidate: { email: "right@example.com" }, overruledClaim });

test.each<[string, ReactElement, string, string]>([
  [
    "a claim",
    <OverruledClaim key="claim" assessment={overruled} />,
    "Someone had assigned this to wrong@example.com.",
    "Jemand hatte wrong@example.com zugeordnet.",
  ],
  [
    "its mark",
    <OverruledMark key="mark" claim={overruledClaim} />,
    "Someone had assigned someone else.",
    "Jemand hatte jemand anderen zugeordnet.",
  ],
  ["an assignee", <AssigneeCell key="assignee" assignee={{ id: "gone" }} />, "Someone", "Jemand"],
])("%s whose colleague’s name isn’t known says so in the reader’s language", (_, screen, english, german) => {
  expect(renderToStaticMarkup(<InEnglish>{screen}</InEnglish>)).toContain(english);
  const inGerman = renderToStaticMarkup(<InGerman>{screen}</InGerman>);
  expect(inGerman).toContain(german);
  expect(inGerman).not.toContain("Someone");
});
