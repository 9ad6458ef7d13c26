import { expect, test } from "vitest";
import { decisionReasonSchema } from "@/lib/assessments/decision-reason";
import { candidateInputSchema } from "@/lib/candidates/schema";
import { memberInputSchema, nameSchema } from "@/lib/members/schema";
import { newNoteSchema } from "@/lib/notes/schema";
import { decisionReasonsSchema } from "@/lib/settings/schema";
import { newShortlistSchema } from "@/lib/shortlists/schema";
import { templateInputSchema } from "@/lib/templates/schema";
import { newViewSchema } from "@/lib/views/schema";
import { isVisible } from "@/lib/visible-text";

const unseen = [
  "",
  " \t\n",
  "\u200b\u200b",
  "\u00ad\u2060",
  "\u3164",
  "\u2800",
  "\ufe0f",
  "\u202e\u202c",
  "\u0007",
];

test.each(unseen)("%j shows nothing", (text) => {
  expect(isVisible(text)).toBe(false);
});

test.each(["a", "東", "👩‍💻", "\u200bZoë", "—", "ـ", "\u0905", "7"])("%j shows something", (text) => {
  expect(isVisible(text)).toBe(true);
});

const body = "Begin here: {{link}}";

test.each([
  ["a shortlist’s name", newShortlistSchema, (name: string) => ({ name }), "Give the shortlist a name."],
  ["a view’s name", newViewSchema, (name: string) => ({ name, query: "" }), "Give the view a name."],
  ["a message’s subject", templateInputSchema, (subject: string) => ({ subject, body }), "Write a subject."],
  ["one’s own name", nameSchema, (name: string) => name, "Enter your name."],
  [
    "a colleague’s name",
    memberInputSchema,
    (name: string) => ({ name, email: "a@example.com", role: "viewer" }),
    "Enter a name.",
  ],
  ["a note", newNoteSchema, (text: string) => ({ body: text }), "Write something."],
])("%s has to be seen, and that is said once", (_what, schema, input, said) => {
  expect(schema.safeParse(input("Anna")).success).toBe(true);
  for (const text of unseen)
    expect(schema.safeParse(input(text)).error?.issues.map(({ message }) => message)).toEqual([said]);
});

test.each(unseen)("%j where a text may be missing is none", (text) => {
  const named = candidateInputSchema.parse({ email: "a@example.com", firstName: text, lastName: "Osei" });
  expect([named.firstName, named.lastName]).toEqual([undefined, "Osei"]);
  expect(decisionReasonSchema.parse({ label: text, words: text })).toEqual({});
  const reasons = decisionReasonsSchema.parse({ advance: [text, "Strong"], hold: [text], reject: [] });
  expect(reasons).toEqual({ advance: ["Strong"], hold: [], reject: [] });
});
