import { expect, test } from "vitest";
import { bodyFaults, subjectFaults } from "@/components/templates/template-faults";
import { fieldWords } from "@/components/texts/field-words";
import { english, german } from "@/lib/i18n/testing";
import { templateInputSchema } from "@/lib/templates/schema";

const right = { subject: "For {{interview|you}}", body: "Hi {{candidate.firstName}}\n{{link}}" };

/** The server’s errors, in German. */
function refusals(input: typeof right): string[] {
  const issues = templateInputSchema.safeParse(input).error?.issues ?? [];
  return issues.map(({ message }) => fieldWords(message, german.t)).sort();
}

test("a right text has no faults", () => {
  expect([...subjectFaults(right.subject, english.t), ...bodyFaults(right.body, english.t)]).toEqual([]);
});

test.each([
  { ...right, subject: "For {{you}} and {{" },
  { ...right, subject: "x".repeat(201) },
  { ...right, body: "No link for {{candidate.frist name}}\n here }}" },
  { ...right, body: `{{link}}${"x".repeat(5000)}` },
])("what is told while one writes is what the server says when it is saved", (input) => {
  const told = [...subjectFaults(input.subject, german.t), ...bodyFaults(input.body, german.t)];
  expect(told.map(({ text }) => text).sort()).toEqual(refusals(input));
  expect(told.length).toBeGreaterThan(0);
});

test("each fault knows its place", () => {
  const [fault] = bodyFaults("{{link}}\nHi {{nobody}}", english.t);
  expect(fault).toEqual({
    at: 12,
    length: 10,
    text: "Line 2, column 4: There is no placeholder {{nobody}}.",
  });
});
