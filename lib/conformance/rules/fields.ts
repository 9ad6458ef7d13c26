import { z } from "zod";
import { isUtcInstant } from "@/lib/conformance/observing/is-utc-instant";
import { everyAssessment, rowsOf, type Seen } from "@/lib/conformance/observing/seen";
import { judgeEach, quote, type Rule } from "@/lib/conformance/rules/rule";

const none = "no assessment was seen";

const interviewFields = new Set(["id", "name"]);
const assessmentFields = new Set([
  "id",
  "completed",
  "created_at",
  "application_url",
  "recommended",
  "url",
  "detail",
  "candidate_email",
  "interview_id",
]);

const webUrl = z.url({ protocol: /^https?$/ });

const urlFault = (name: string, value: unknown) =>
  typeof value !== "string" || webUrl.safeParse(value).success
    ? undefined
    : `${name} is ${quote(value)}, no URL`;

// A field that every assessment has (section 2).
const alwaysRule = (id: string, name: string, type: string, schema: z.ZodType): Rule => ({
  id,
  section: "2",
  statement: `An assessment always has ${name}: ${type}.`,
  check: (seen) =>
    judgeEach(everyAssessment(seen), none, ({ fields }) =>
      schema.safeParse(fields[name]).success ? undefined : `${name} is ${quote(fields[name])}`,
    ),
});

const unknownFields = (known: Set<string>) => (object: Seen) => {
  const unknown = Object.keys(object.fields).filter((name) => !known.has(name));
  return unknown.length > 0 ? `has ${unknown.map(quote).join(", ")}` : undefined;
};

export const fieldRules: Rule[] = [
  alwaysRule("assessment-id", "id", "an integer", z.int()),
  alwaysRule("assessment-completed", "completed", "a boolean", z.boolean()),
  alwaysRule("assessment-created-at", "created_at", "a string", z.string()),
  alwaysRule("assessment-application-url", "application_url", "a string", z.string()),
  {
    id: "created-at-utc",
    section: "2",
    statement: "created_at is an ISO 8601 time string in UTC.",
    check: (seen) => {
      const timed = everyAssessment(seen).filter(({ fields }) => typeof fields.created_at === "string");
      return judgeEach(timed, "no created_at was seen", ({ fields: { created_at: createdAt } }) =>
        typeof createdAt === "string" && isUtcInstant(createdAt)
          ? undefined
          : `created_at is ${quote(createdAt)}`,
      );
    },
  },
  {
    id: "application-url-is-url",
    section: "2",
    statement: "application_url is a URL (http or https), at which the candidate begins the application.",
    check: (seen) => {
      const linked = everyAssessment(seen).filter(({ fields }) => typeof fields.application_url === "string");
      return judgeEach(linked, "no application_url was seen", ({ fields }) =>
        urlFault("application_url", fields.application_url),
      );
    },
  },
  {
    id: "report-url-is-url",
    section: "2",
    statement: "url is a URL (http or https): that of the full assessment.",
    check: (seen) => {
      const reported = everyAssessment(seen).filter(({ fields }) => typeof fields.url === "string");
      return judgeEach(reported, "no url was seen", ({ fields }) => urlFault("url", fields.url));
    },
  },
  {
    id: "documented-fields-only",
    section: "2",
    statement: "The document covers the whole interface: an object has no field that section 2 doesn’t name.",
    check: (seen) => {
      const isInterview = new Set(rowsOf(seen.interviews));
      return judgeEach([...isInterview, ...everyAssessment(seen)], "no object was seen", (object) =>
        unknownFields(isInterview.has(object) ? interviewFields : assessmentFields)(object),
      );
    },
  },
];
