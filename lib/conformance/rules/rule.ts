import type { Exchange } from "@/lib/conformance/observing/exchange";
import type { Observations } from "@/lib/conformance/observing/observations";
import type { Seen } from "@/lib/conformance/observing/seen";

export type Verdict =
  | { verdict: "holds" }
  | { verdict: "departs"; how: string[] }
  | { verdict: "not observable"; why: string };

export type Rule = {
  id: string;
  /** Of assessment-service.md, perhaps several, with the rules meant: `2 (rule 6), 4`. */
  section: string;
  statement: string;
  check(seen: Observations): Verdict;
};

export const holds: Verdict = { verdict: "holds" };
export const departs = (...how: string[]): Verdict => ({ verdict: "departs", how });
export const notObservable = (why: string): Verdict => ({ verdict: "not observable", why });

/** A value for the report. Not shortened here: half a key would escape the redaction that follows. */
export const quote = (value: unknown): string =>
  value === undefined ? "absent" : (JSON.stringify(value) ?? "absent");

/** Judges objects by `fault`, one by one. Without objects the rule isn't observable, because of `none`. */
export function judgeEach<T extends Seen>(
  objects: T[],
  none: string,
  fault: (object: T) => string | undefined,
): Verdict {
  if (objects.length === 0) return notObservable(none);
  const how = objects.flatMap((object) => {
    const problem = fault(object);
    return problem ? [`${object.where}: ${problem}`] : [];
  });
  return how.length > 0 ? departs(...how) : holds;
}

/** Judges statuses. A call without an answer leaves the rule open, unless another answer departs. */
export function judgeStatus(exchanges: (Exchange | undefined)[], expected: number[], none: string): Verdict {
  const asked = exchanges.filter((exchange) => exchange !== undefined);
  if (asked.length === 0) return notObservable(none);
  const how = asked.flatMap((exchange) =>
    exchange.kind === "answer" && !expected.includes(exchange.status)
      ? [`${exchange.request} answered ${exchange.status}, not ${expected.join(" or ")}`]
      : [],
  );
  if (how.length > 0) return departs(...how);
  const silence = asked.find((exchange) => exchange.kind === "silence");
  return silence ? notObservable(`${silence.request}: ${silence.why}`) : holds;
}

export const statusRule = (
  rule: Omit<Rule, "check"> & {
    of(seen: Observations): (Exchange | undefined)[];
    expected: number[];
    none(seen: Observations): string;
  },
): Rule => ({
  id: rule.id,
  section: rule.section,
  statement: rule.statement,
  check: (seen) => judgeStatus(rule.of(seen), rule.expected, rule.none(seen)),
});
