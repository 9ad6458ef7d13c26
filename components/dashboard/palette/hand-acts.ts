import { canCompare } from "@/components/candidate/compare-address";
import { linkObstacle, reminderObstacle } from "@/lib/assessments/link-obstacle";
import type { AssessmentView, DecisionValue } from "@/lib/assessments/schema";
import { httpUrl } from "@/lib/http-url";

/** What can be done with the candidates in hand, in the order in which it is offered. */
export const handActs = [
  "copyLink",
  "remind",
  "copyMessage",
  "openReport",
  "advance",
  "hold",
  "reject",
  "undecided",
  "compare",
  "shortlist",
  "assignMe",
  "assign",
  "note",
  "candidate",
  "snooze",
  "archive",
  "restore",
  "exportChosen",
  "clear",
  "release",
  "open",
] as const;

export type HandAct = (typeof handActs)[number];

export const decidesBy: Partial<Record<HandAct, DecisionValue>> = {
  advance: "advance",
  hold: "hold",
  reject: "reject",
  undecided: "undecided",
};

type Situation = {
  isChosen: boolean;
  /** Whether the person may do more than look. */
  canChange: boolean;
  personId: string;
  /** How many would be compared. */
  compared: number;
};

const decisionOf = ({ decision }: AssessmentView): DecisionValue => decision?.value ?? "undecided";

/** A pending assessment shows no decision, unless one was made. */
const isDecidable = (row: AssessmentView): boolean =>
  row.status !== "pending" || decisionOf(row) !== "undecided";

/** Whether the role and the rows allow it; a screen may have no button for it all the same. */
export function isPossible(act: HandAct, rows: readonly AssessmentView[], situation: Situation): boolean {
  const { isChosen, canChange, personId, compared } = situation;
  const [only] = isChosen || rows.length !== 1 ? [] : rows;
  // Looking is everybody’s.
  if (act === "open") return only !== undefined;
  if (act === "openReport") return only?.reportUrl !== undefined && httpUrl(only.reportUrl) !== undefined;
  // A probable match isn’t settled yet.
  if (act === "candidate") return only?.candidate?.id !== undefined && only.identity !== "probable";
  if (!canChange || rows.length === 0) return false;
  const decision = decidesBy[act];
  if (decision) return rows.some((row) => isDecidable(row) && decisionOf(row) !== decision);
  switch (act) {
    case "copyLink":
      return isChosen
        ? rows.some((row) => linkObstacle(row) === undefined)
        : only?.applicationUrl !== undefined && !only.goneSince;
    case "copyMessage":
    case "snooze":
    case "note":
      return only !== undefined;
    case "remind":
      return rows.some((row) => reminderObstacle(row) === undefined);
    case "compare":
      return canCompare(compared);
    case "assignMe":
      return rows.some(({ assignee }) => assignee?.id !== personId);
    case "release":
      return rows.some(({ assignee }) => assignee !== undefined);
    case "archive":
      return rows.some(({ archivedAt }) => archivedAt === undefined);
    case "restore":
      return rows.every(({ archivedAt }) => archivedAt !== undefined);
    case "exportChosen":
    case "clear":
      return isChosen;
    default:
      return true;
  }
}
