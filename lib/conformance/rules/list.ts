import { isPending } from "@/lib/conformance/observing/seen";
import { completedRules, forbid, presenceRule } from "@/lib/conformance/rules/presence";
import type { Rule } from "@/lib/conformance/rules/rule";

export const listRules: Rule[] = [
  presenceRule("list", {
    name: "pending-has-no-recommended",
    section: "2 (rule 1)",
    statement: "recommended is present only when completed is true.",
    among: isPending,
    called: "pending",
    fault: forbid("recommended"),
  }),
  presenceRule("list", {
    name: "pending-has-no-url",
    section: "2 (rule 4), 3",
    statement: "a pending assessment has no url.",
    among: isPending,
    called: "pending",
    fault: forbid("url"),
  }),
  presenceRule("list", {
    name: "pending-has-no-detail",
    section: "3",
    statement: "a pending assessment has no detail.",
    among: isPending,
    called: "pending",
    fault: forbid("detail"),
  }),
  ...completedRules("list"),
  presenceRule("list", {
    name: "has-no-candidate",
    section: "2 (rule 6)",
    statement: "there is neither candidate_email nor interview_id.",
    among: () => true,
    fault: forbid("candidate_email", "interview_id"),
  }),
];
