import { isCompleted, isPending } from "@/lib/conformance/observing/seen";
import { completedRules, forbid, presenceRule, wantString } from "@/lib/conformance/rules/presence";
import { quote, type Rule } from "@/lib/conformance/rules/rule";

export const singleRules: Rule[] = [
  presenceRule("single", {
    name: "pending-has-create-shape",
    section: "3 (rule 1), 4",
    statement: "a pending assessment has the same shape as the create response.",
    among: isPending,
    called: "pending",
    fault: forbid("recommended", "url", "detail", "candidate_email", "interview_id"),
  }),
  ...completedRules("single"),
  presenceRule("single", {
    name: "completed-has-candidate-email",
    section: "2 (rule 6), 4",
    statement: "a completed assessment has candidate_email: a string.",
    among: isCompleted,
    called: "completed",
    fault: wantString("candidate_email"),
  }),
  presenceRule("single", {
    name: "completed-has-interview-id",
    section: "2 (rule 6), 4",
    statement: "a completed assessment has interview_id: an integer id, typed string.",
    among: isCompleted,
    called: "completed",
    fault: ({ fields: { interview_id: id } }) =>
      typeof id === "string" && /^-?\d+$/.test(id) ? undefined : `interview_id is ${quote(id)}`,
  }),
];
