import { z } from "zod";
import { isSuccess } from "@/lib/conformance/observing/exchange";
import { rowsOf } from "@/lib/conformance/observing/seen";
import { judgeArray } from "@/lib/conformance/rules/judge-array";
import { judgeEach, quote, type Rule, statusRule } from "@/lib/conformance/rules/rule";

const none = "GET /interviews listed no interview";

export const interviewRules: Rule[] = [
  statusRule({
    id: "interviews-200",
    section: "4",
    statement: "A successful GET /interviews returns 200.",
    of: ({ interviews }) => [interviews],
    expected: [200],
    none: () => "GET /interviews was not asked",
  }),
  {
    id: "interviews-array",
    section: "4",
    statement: "GET /interviews returns a JSON array of Interview objects.",
    check: ({ interviews }) => judgeArray(isSuccess(interviews) ? interviews : undefined, "GET /interviews"),
  },
  {
    id: "interview-id",
    section: "2, 4",
    statement: "An interview has an id, an integer.",
    check: ({ interviews }) =>
      judgeEach(rowsOf(interviews), none, ({ fields }) =>
        z.int().safeParse(fields.id).success ? undefined : `id is ${quote(fields.id)}`,
      ),
  },
  {
    id: "interview-name",
    section: "2, 4",
    statement: "An interview has a name, a string.",
    check: ({ interviews }) =>
      judgeEach(rowsOf(interviews), none, ({ fields }) =>
        z.string().safeParse(fields.name).success ? undefined : `name is ${quote(fields.name)}`,
      ),
  },
];
