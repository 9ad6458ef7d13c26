import type { Observations } from "@/lib/conformance/observing/observations";
import {
  isCompleted,
  isNotRecommended,
  isRecommended,
  listed,
  type Seen,
  singles,
} from "@/lib/conformance/observing/seen";
import { judgeEach, quote, type Rule, type Verdict } from "@/lib/conformance/rules/rule";

// The document says absent, and a field that is null isn't.
const has = ({ fields }: Seen, name: string) => Object.hasOwn(fields, name);

export const forbid =
  (...names: string[]) =>
  (row: Seen): string | undefined => {
    const there = names.filter((name) => has(row, name));
    return there.length > 0
      ? there.map((name) => `${name} is ${quote(row.fields[name])}`).join(", ")
      : undefined;
  };

export const wantString =
  (name: string) =>
  ({ fields }: Seen): string | undefined =>
    typeof fields[name] === "string" ? undefined : `${name} is ${quote(fields[name])}`;

const wantBoolean = ({ fields }: Seen) =>
  typeof fields.recommended === "boolean" ? undefined : `recommended is ${quote(fields.recommended)}`;

const where = {
  list: { objects: listed, name: "GET /assessments", done: "listed" },
  single: { objects: singles, name: "GET /assessments/:id", done: "read singly" },
};

type Endpoint = keyof typeof where;

type PresenceRule = {
  name: string;
  section: string;
  statement: string;
  among: (row: Seen) => boolean;
  called?: string;
  fault: (row: Seen) => string | undefined;
};

export const presenceRule = (
  endpoint: Endpoint,
  { name, section, statement, among, called, fault }: PresenceRule,
): Rule => ({
  id: `${endpoint}-${name}`,
  section,
  statement: `In ${where[endpoint].name}, ${statement}`,
  check: (seen: Observations): Verdict =>
    judgeEach(
      where[endpoint].objects(seen).filter(among),
      `${called ? `none that is ${called}` : "no assessment"} was ${where[endpoint].done}`,
      fault,
    ),
});

/** What a completed assessment shows, the same in both reads (section 2, rules 2 and 3; section 3). */
export const completedRules = (endpoint: Endpoint): Rule[] => [
  presenceRule(endpoint, {
    name: "completed-has-recommended",
    section: "2, 3",
    statement: "a completed assessment has recommended: a boolean.",
    among: isCompleted,
    called: "completed",
    fault: wantBoolean,
  }),
  presenceRule(endpoint, {
    name: "recommended-has-url",
    section: "2 (rule 2)",
    statement: "a recommended assessment has url: a string.",
    among: isRecommended,
    called: "recommended",
    fault: wantString("url"),
  }),
  presenceRule(endpoint, {
    name: "recommended-has-detail",
    section: "2 (rule 2)",
    statement: "a recommended assessment has detail: a string.",
    among: isRecommended,
    called: "recommended",
    fault: wantString("detail"),
  }),
  presenceRule(endpoint, {
    name: "not-recommended-has-no-url",
    section: endpoint === "list" ? "2 (rules 3, 4)" : "2 (rules 3, 5)",
    statement: "url is absent when the candidate is not recommended.",
    among: isNotRecommended,
    called: "not recommended",
    fault: forbid("url"),
  }),
  presenceRule(endpoint, {
    name: "optional-detail-is-string",
    section: "2 (rule 3)",
    statement: "detail, where one who is not recommended has it, is a string.",
    among: (row) => isNotRecommended(row) && has(row, "detail"),
    called: "not recommended and has a detail",
    fault: wantString("detail"),
  }),
];
