import { expect, test } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import { completionWords } from "@/components/notifications/completion-words";
import { english, german } from "@/lib/i18n/testing";

const recommended = createAssessment({ status: "recommended" });
const unknown = createAssessment({ status: "not_recommended", candidate: undefined, identity: "unclaimed" });

test("what has completed is told by name and result, many by their number", () => {
  expect(completionWords([], english)).toBe("");
  expect(completionWords([recommended], english)).toBe("Amara Okafor: recommended.");
  expect(completionWords([unknown], english)).toBe("Unknown candidate: not recommended.");
  expect(
    completionWords(
      Array.from({ length: 1_200 }, () => recommended),
      english,
    ),
  ).toBe("1,200 assessments completed.");
  expect(completionWords([recommended, unknown], german)).toBe("2 Assessments abgeschlossen.");
});
