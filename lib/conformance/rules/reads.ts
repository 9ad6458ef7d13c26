import { isSuccess } from "@/lib/conformance/observing/exchange";
import { isUtcInstant } from "@/lib/conformance/observing/is-utc-instant";
import type { Observations, SingleRead } from "@/lib/conformance/observing/observations";
import { asObject, successBody } from "@/lib/conformance/observing/seen";
import { judgeArray } from "@/lib/conformance/rules/judge-array";
import {
  departs,
  holds,
  notObservable,
  quote,
  type Rule,
  statusRule,
  type Verdict,
} from "@/lib/conformance/rules/rule";

const noneListed = "no assessment with an integer id was listed";

// The rule on created_at judges what is no time in UTC.
const instant = (value: unknown) =>
  typeof value === "string" && isUtcInstant(value) ? Date.parse(value) : Number.NaN;

function identityFault({ id, exchange, listedCreatedAt }: SingleRead): string | undefined {
  const fields = asObject(successBody(exchange));
  if (!fields) return;
  if (Number.isInteger(fields.id) && fields.id !== id)
    return `${exchange.request}: id is ${quote(fields.id)}`;
  // The two reads may write the same instant with different precision.
  const apartMs = Math.abs(instant(fields.created_at) - instant(listedCreatedAt));
  if (apartMs >= 1000)
    return `${exchange.request}: created_at is ${quote(fields.created_at)}, in the list ${quote(listedCreatedAt)}`;
}

function judgeIdentity({ singles }: Observations): Verdict {
  const read = singles.filter(({ exchange }) => asObject(successBody(exchange)));
  if (read.length === 0) return notObservable("no assessment was read singly");
  const how = read.map(identityFault).filter((fault) => fault !== undefined);
  return how.length > 0 ? departs(...how) : holds;
}

function judgeObjects({ singles }: Observations): Verdict {
  const bodies = singles.flatMap(({ exchange }) =>
    isSuccess(exchange) && exchange.body.kind === "json"
      ? [{ request: exchange.request, value: exchange.body.value }]
      : [],
  );
  if (bodies.length === 0) return notObservable("no assessment was read singly");
  const how = bodies.flatMap(({ request, value }) =>
    asObject(value) ? [] : [`${request} answered ${Array.isArray(value) ? "an array" : quote(value)}`],
  );
  return how.length > 0 ? departs(...how) : holds;
}

function judgeEmptyList({ list }: Observations): Verdict {
  const body = successBody(list);
  return Array.isArray(body) && body.length === 0
    ? holds
    : notObservable("only an account without assessments shows it");
}

export const readRules: Rule[] = [
  statusRule({
    id: "list-200",
    section: "4",
    statement: "A successful GET /assessments returns 200.",
    of: ({ list }) => [list],
    expected: [200],
    none: () => "GET /assessments was not asked",
  }),
  {
    id: "list-array",
    section: "4",
    statement: "GET /assessments returns a JSON array of Assessment objects.",
    check: ({ list }) => judgeArray(isSuccess(list) ? list : undefined, "GET /assessments"),
  },
  {
    id: "list-empty-array",
    section: "4",
    statement: "GET /assessments returns an empty array when there are none.",
    check: judgeEmptyList,
  },
  statusRule({
    id: "single-200",
    section: "4",
    statement: "A successful GET /assessments/:id returns 200.",
    of: ({ singles }) => singles.map(({ exchange }) => exchange),
    expected: [200],
    none: () => noneListed,
  }),
  {
    id: "single-object",
    section: "4",
    statement: "GET /assessments/:id returns one Assessment object.",
    check: judgeObjects,
  },
  {
    id: "single-is-the-one-asked",
    section: "2, 4",
    statement:
      "GET /assessments/:id returns the assessment of that id: its id and created_at are those of the list.",
    check: judgeIdentity,
  },
];
