import { notObservable, type Rule } from "@/lib/conformance/rules/rule";

// What no call can show, listed so that nobody takes it for checked.
const unseen = (id: string, section: string, statement: string, why: string): Rule => ({
  id,
  section,
  statement,
  check: () => notObservable(why),
});

export const unseenRules: Rule[] = [
  unseen(
    "candidate-is-mailed",
    "3, 4, 6",
    "The candidate is e-mailed the assessment link unless suppress_candidate_email is true.",
    "the e-mail reaches the candidate, not the caller",
  ),
  unseen(
    "no-mail-when-suppressed",
    "4",
    "When suppress_candidate_email is true no e-mail is sent automatically.",
    "an e-mail would reach the candidate, not the caller",
  ),
  unseen(
    "token-names-one-employer",
    "5 (rule 2)",
    "The token identifies one partner and employer combination.",
    "an answer doesn’t say whose it is",
  ),
  unseen(
    "internal-error-500",
    "7",
    "An internal server error gives 500.",
    "it can’t be brought about from outside",
  ),
];
