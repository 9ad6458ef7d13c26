import { isError } from "@/lib/conformance/observing/exchange";
import { departs, holds, notObservable, type Rule, statusRule } from "@/lib/conformance/rules/rule";

const documented = [400, 401, 403, 404, 422, 500];

export const refusalRules: Rule[] = [
  statusRule({
    id: "missing-key-400",
    section: "5 (rule 3), 7",
    statement: "A missing token gives 400 on a read.",
    of: ({ withoutKey }) => withoutKey,
    expected: [400],
    none: () => "nothing was read without a key",
  }),
  statusRule({
    id: "invalid-key-401",
    section: "5 (rule 3), 7",
    statement: "An invalid token gives 401 on a read.",
    of: ({ invalidKey }) => invalidKey,
    expected: [401],
    none: () => "nothing was read with an invalid key",
  }),
  statusRule({
    id: "other-employer-403",
    section: "5 (rule 3), 7",
    statement: "A valid token without authorization for the resource gives 403.",
    of: ({ otherEmployer }) => [otherEmployer],
    expected: [403],
    none: () => "it takes the id of an assessment of another employer (--other-id)",
  }),
  statusRule({
    id: "unknown-id-404",
    section: "4, 7",
    statement: "GET /assessments/:id returns 404 when no assessment matches the id.",
    of: ({ unknownId }) => [unknownId],
    expected: [404],
    none: () => "no unknown id was asked for",
  }),
  {
    id: "error-statuses",
    section: "7",
    statement: `All errors use the statuses ${documented.join(", ")}.`,
    check: ({ unknownPath, oddId }) => {
      // Only errors whose status no other rule judges.
      const errors = [unknownPath, oddId].filter(isError);
      if (errors.length === 0) return notObservable("neither an unknown path nor an odd id led to an error");
      const odd = errors.filter(({ status }) => !documented.includes(status));
      return odd.length > 0
        ? departs(...odd.map((error) => `${error.request} answered ${error.status}`))
        : holds;
    },
  },
];
