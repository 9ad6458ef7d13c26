import { z } from "zod";
import type { Exchange } from "@/lib/conformance/observing/exchange";
import type { Observations } from "@/lib/conformance/observing/observations";
import { asObject } from "@/lib/conformance/observing/seen";
import { noCreation } from "@/lib/conformance/rules/creation";
import { departs, holds, notObservable, quote, type Rule, type Verdict } from "@/lib/conformance/rules/rule";

const documentedBody = z.record(z.string(), z.array(z.string()));

type Refused = { request: string; value: unknown };

const refusedBody = (exchange: Exchange | undefined): Refused[] =>
  exchange?.kind === "answer" && exchange.status === 422 && exchange.body.kind === "json"
    ? [{ request: exchange.request, value: exchange.body.value }]
    : [];

const why = (seen: Observations) =>
  seen.creation?.interviewId === undefined ? noCreation(seen) : "no request was refused with a 422 in JSON";

function judgeBodies(seen: Observations): Verdict {
  const refused = seen.all.flatMap(refusedBody);
  if (refused.length === 0) return notObservable(why(seen));
  const how = refused.flatMap(({ request, value }) =>
    documentedBody.safeParse(value).success ? [] : [`${request} answered 422 with ${quote(value)}`],
  );
  return how.length > 0 ? departs(...how) : holds;
}

// A 422's body names the invalid parameter by one of `keys`. If it isn't an object, the rule above judges it.
function judgeKeys(
  seen: Observations,
  probes: { exchange: Exchange | undefined; keys: string[] }[],
): Verdict {
  const refused = probes.flatMap(({ exchange, keys }) =>
    refusedBody(exchange).flatMap(({ request, value }) => {
      const fields = asObject(value);
      return fields ? [{ request, keys, found: Object.keys(fields) }] : [];
    }),
  );
  if (refused.length === 0) return notObservable(why(seen));
  const how = refused.flatMap(({ request, keys, found }) =>
    keys.some((key) => found.includes(key))
      ? []
      : [
          `${request} answered 422 with the keys ${found.map(quote).join(", ") || "(none)"}, not ${keys.join(" or ")}`,
        ],
  );
  return how.length > 0 ? departs(...how) : holds;
}

export const invalidParameterRules: Rule[] = [
  {
    id: "422-body",
    section: "7",
    statement: "A 422 body is a JSON object; each value is an array of error message strings.",
    check: judgeBodies,
  },
  {
    id: "422-names-parameter",
    section: "7",
    statement: "The keys of a 422 body are the names of the invalid parameters.",
    check: (seen) => {
      const { creation } = seen;
      return judgeKeys(seen, [
        // The documented case calls candidate[email] just `email`; its full name counts too.
        { exchange: creation?.withoutEmail, keys: ["email", "candidate[email]"] },
        { exchange: creation?.withoutInterview, keys: ["interview_id"] },
        { exchange: creation?.unknownInterview, keys: ["interview_id"] },
      ]);
    },
  },
  {
    id: "duplicate-names-email",
    section: "7",
    statement: "The 422 for a candidate with a pending assessment for the interview has the key email.",
    check: (seen) => judgeKeys(seen, [{ exchange: seen.creation?.duplicate, keys: ["email"] }]),
  },
];
