import { type Judgement, judge } from "@/lib/conformance/judge";
import type { Observations } from "@/lib/conformance/observing/observations";
import { createdId } from "@/lib/conformance/observing/observe-creation";
import { samplesPerState, states } from "@/lib/conformance/observing/sample";

export type Report = {
  service: string;
  /** What the verdicts depended on, in a sentence each. */
  notes: string[];
  summary: Record<Judgement["verdict"], number>;
  rules: Judgement[];
};

function describeSample({ sampled }: Observations): string {
  const counts = states
    .filter((state) => sampled[state].listed > 0)
    .map((state) => `${sampled[state].read} of ${sampled[state].listed} ${state}`);
  const what = counts.length > 0 ? counts.join(", ") : "none was listed";
  return `Read singly, up to ${samplesPerState} of each state: ${what}.`;
}

function describeCreation({ creation }: Observations): string {
  if (!creation) return "Nothing was created: every call was a read.";
  const ids = creation.creates.map(createdId).filter((id) => id !== undefined);
  return ids.length > 0
    ? `Created, with the e-mail suppressed and left pending: ${ids.join(", ")}.`
    : "Leave to create was given, and nothing with an id was created.";
}

/** @param redact takes the key out of texts. */
export function createReport(seen: Observations, redact: (text: string) => string): Report {
  const rules = judge(seen, redact);
  const count = (verdict: Judgement["verdict"]) => rules.filter((rule) => rule.verdict === verdict).length;
  return {
    service: redact(seen.baseUrl.href.replace(/\/$/, "")),
    notes: [describeSample(seen), describeCreation(seen)],
    summary: { holds: count("holds"), departs: count("departs"), "not observable": count("not observable") },
    rules,
  };
}
