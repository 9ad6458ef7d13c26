import type { Observations } from "@/lib/conformance/observing/observations";
import { catalogue } from "@/lib/conformance/rules/catalogue";
import type { Rule, Verdict } from "@/lib/conformance/rules/rule";

export type Judgement = {
  rule: Rule["id"];
  section: string;
  statement: string;
  verdict: Verdict["verdict"];
  /** How the service departs, or why it couldn't be observed. Without the key, on one line. */
  reason?: string;
};

const maxExamples = 3;
const maxExampleLength = 240;

const shorten = (text: string) =>
  text.length > maxExampleLength ? `${text.slice(0, maxExampleLength - 1)}…` : text;

// A service must not write to the operator's terminal: no control or direction-changing characters.
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "�");

function reasonOf(verdict: Verdict, redact: (text: string) => string): string | undefined {
  const clean = (text: string) => shorten(plain(redact(text)));
  switch (verdict.verdict) {
    case "holds":
      return undefined;
    case "not observable":
      return clean(verdict.why);
    case "departs": {
      const more = verdict.how.length - maxExamples;
      const examples = verdict.how.slice(0, maxExamples).map(clean).join("; ");
      return more > 0 ? `${examples}; and ${more} more` : examples;
    }
  }
}

/** Judges every rule of the catalogue by what was seen. `redact` takes the key out of texts. */
export const judge = (seen: Observations, redact: (text: string) => string): Judgement[] =>
  catalogue.map((rule) => {
    const verdict = rule.check(seen);
    return {
      rule: rule.id,
      section: rule.section,
      statement: rule.statement,
      verdict: verdict.verdict,
      reason: reasonOf(verdict, redact),
    };
  });
