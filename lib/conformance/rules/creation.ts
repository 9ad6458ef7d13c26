import { type Exchange, isError, isSuccess } from "@/lib/conformance/observing/exchange";
import type { Creation, Observations } from "@/lib/conformance/observing/observations";
import { createdId } from "@/lib/conformance/observing/observe-creation";
import { asObject, created, rowsOf } from "@/lib/conformance/observing/seen";
import { forbid } from "@/lib/conformance/rules/presence";
import {
  departs,
  holds,
  judgeEach,
  judgeStatus,
  notObservable,
  quote,
  type Rule,
  statusRule,
  type Verdict,
} from "@/lib/conformance/rules/rule";

export const noCreation = ({ creation }: Observations): string => {
  if (!creation) return "it takes leave to create assessments (--create)";
  return creation.interviewId === undefined
    ? "there is no interview to create one for"
    : "no assessment was created";
};

const refusal = (
  of: (creation: Creation) => Exchange | undefined,
  rule: Omit<Rule, "check"> & { expected: number[] },
): Rule => statusRule({ ...rule, of: ({ creation }) => (creation ? [of(creation)] : []), none: noCreation });

function judgeCreated({ creation }: Observations, none: string): Verdict {
  const [required, ...others] = creation?.creates ?? [];
  if (!required) return notObservable(none);
  // If others are refused, that is about the optional parameters.
  return judgeStatus([required, ...others.filter(isSuccess)], [201], none);
}

function judgeOptional({ creation }: Observations, none: string): Verdict {
  const [required, ...others] = creation?.creates ?? [];
  if (!isSuccess(required)) return notObservable(none);
  const refused = others.filter(isError);
  if (refused.length > 0)
    return departs(...refused.map(({ request, status }) => `${request} answered ${status}`));
  const silence = others.find(({ kind }) => kind === "silence");
  return silence ? notObservable(`${silence.request}: no answer`) : holds;
}

function judgeObjects({ creation }: Observations, none: string): Verdict {
  const answers = (creation?.creates ?? []).filter(isSuccess).filter(({ body }) => body.kind === "json");
  if (answers.length === 0) return notObservable(none);
  const how = answers.flatMap(({ request, body }) =>
    body.kind === "json" && !asObject(body.value) ? [`${request} answered ${quote(body.value)}`] : [],
  );
  return how.length > 0 ? departs(...how) : holds;
}

function judgeListed({ creation }: Observations, none: string): Verdict {
  const ids = (creation?.creates ?? []).map(createdId).filter((id) => id !== undefined);
  if (ids.length === 0) return notObservable(none);
  const list = creation?.listAfterwards;
  if (!isSuccess(list) || list.body.kind !== "json" || !Array.isArray(list.body.value))
    return notObservable("the list could not be read after creating");
  const rows = new Map(rowsOf(list).map(({ fields }) => [fields.id, fields]));
  const how = ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [`${id} was created and is not listed`];
    return row.completed === true ? [`${id} was just created and is listed as completed`] : [];
  });
  return how.length > 0 ? departs(...how) : holds;
}

export const creationRules: Rule[] = [
  {
    id: "create-201",
    section: "3, 4",
    statement: "A successful POST /assessments, with the required parameters, returns 201.",
    check: (seen) => judgeCreated(seen, noCreation(seen)),
  },
  {
    id: "create-optional-parameters",
    section: "2, 4",
    statement:
      "POST /assessments takes the optional parameters, candidate[phone_number] in E.164 format or as digits.",
    check: (seen) => judgeOptional(seen, noCreation(seen)),
  },
  {
    id: "create-object",
    section: "4",
    statement: "POST /assessments returns one JSON object.",
    check: (seen) => judgeObjects(seen, noCreation(seen)),
  },
  {
    id: "create-not-completed",
    section: "2, 4",
    statement: "completed is false on creation.",
    check: (seen) =>
      judgeEach(created(seen), noCreation(seen), ({ fields }) =>
        fields.completed === true ? "completed is true" : undefined,
      ),
  },
  {
    id: "create-shape",
    section: "2 (rule 6), 4",
    statement:
      "The create response has id, completed, created_at and application_url, nothing of a result or candidate.",
    check: (seen) =>
      judgeEach(
        created(seen),
        noCreation(seen),
        forbid("recommended", "url", "detail", "candidate_email", "interview_id"),
      ),
  },
  {
    id: "created-is-listed",
    section: "4",
    statement: "GET /assessments lists all assessments: a new one is there, pending.",
    check: (seen) => judgeListed(seen, noCreation(seen)),
  },
  refusal(({ duplicate }) => duplicate, {
    id: "duplicate-422",
    section: "3 (rule 2), 7",
    statement:
      "A candidate with a pending assessment for the same interview cannot be given another one: 422.",
    expected: [422],
  }),
  refusal(({ withoutEmail }) => withoutEmail, {
    id: "create-requires-email",
    section: "4, 7",
    statement: "candidate[email] is required: without it the request is refused, with 400 or 422.",
    expected: [400, 422],
  }),
  refusal(({ withoutInterview }) => withoutInterview, {
    id: "create-requires-interview",
    section: "4, 7",
    statement: "interview_id is required: without it the request is refused, with 400 or 422.",
    expected: [400, 422],
  }),
  refusal(({ unknownInterview }) => unknownInterview, {
    id: "create-unknown-interview",
    section: "4, 7",
    // Which of these statuses it gets is not documented.
    statement: "The interviews that can be given are those of GET /interviews: any other is refused.",
    expected: [400, 403, 404, 422],
  }),
  refusal(({ withoutKey }) => withoutKey, {
    id: "create-missing-key-400",
    section: "5 (rule 3), 7",
    statement: "A missing token gives 400 on POST /assessments.",
    expected: [400],
  }),
  refusal(({ invalidKey }) => invalidKey, {
    id: "create-invalid-key-401",
    section: "5 (rule 3), 7",
    statement: "An invalid token gives 401 on POST /assessments.",
    expected: [401],
  }),
];
