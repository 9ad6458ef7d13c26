import type { Answer } from "@/lib/conformance/observing/exchange";
import { asObject } from "@/lib/conformance/observing/seen";
import { departs, holds, notObservable, quote, type Verdict } from "@/lib/conformance/rules/rule";

/** Judges whether a successful answer is a JSON array of objects. Other rules judge their fields. */
export function judgeArray(answer: Answer | undefined, name: string): Verdict {
  if (answer?.body.kind !== "json") return notObservable(`${name} gave no JSON to judge`);
  const { value } = answer.body;
  if (!Array.isArray(value))
    return departs(`${name} answered ${asObject(value) ? "an object" : quote(value)}`);
  const odd = value.flatMap((row, index) =>
    asObject(row) ? [] : [`${name}, row ${index + 1}: ${quote(row)} is no object`],
  );
  return odd.length > 0 ? departs(...odd) : holds;
}
