import type { Judgement } from "@/lib/conformance/judge";
import type { Report } from "@/lib/conformance/report";

const heading = { rule: "Rule", section: "Section", verdict: "Verdict" };

const verdictOf = ({ verdict, reason }: Judgement) => (reason ? `${verdict}: ${reason}` : verdict);

/** One line for each rule; below a rule that the service departs from, what the document says. */
export function printTable({ service, notes, summary, rules }: Report): string {
  const ruleWidth = Math.max(heading.rule.length, ...rules.map(({ rule }) => rule.length));
  const sectionWidth = Math.max(heading.section.length, ...rules.map(({ section }) => section.length));
  const line = (rule: string, section: string, verdict: string) =>
    `${rule.padEnd(ruleWidth)}  ${section.padEnd(sectionWidth)}  ${verdict}`;
  const rows = rules.flatMap((judgement) => {
    const row = line(judgement.rule, judgement.section, verdictOf(judgement));
    return judgement.verdict === "departs"
      ? [row, line("", "", `  the document: ${judgement.statement}`)]
      : [row];
  });
  const counts = `${summary.holds} hold, ${summary.departs} depart, ${summary["not observable"]} not observable.`;
  return [
    `Service: ${service}`,
    ...notes,
    "",
    line(heading.rule, heading.section, heading.verdict),
    line("-".repeat(ruleWidth), "-".repeat(sectionWidth), "-".repeat(heading.verdict.length)),
    ...rows,
    "",
    counts,
    "",
  ].join("\n");
}
