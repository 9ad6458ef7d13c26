import { candidateName } from "@/components/assessments/candidate-name";
import type { ListView } from "@/components/assessments/search-params";
import { fitsView } from "@/lib/assessments/fits-view";
import type { AssessmentView } from "@/lib/assessments/schema";

/** What decides a row's place in a view's order. */
function placeIn({ sort }: ListView, row: AssessmentView): string {
  switch (sort) {
    case "created":
    case "-created":
      return row.createdAt;
    case "candidate":
    case "-candidate":
      return row.candidate ? candidateName(row.candidate) : "";
    case "interview":
    case "-interview":
      return row.interview?.name ?? "";
    case "status":
    case "-status":
      return row.status;
    default:
      return sort satisfies never;
  }
}

/** Whether a row that changed would stand elsewhere in the view, or no longer in it. */
export const moves = (view: ListView, before: AssessmentView, after: AssessmentView): boolean =>
  !fitsView(view, after) || placeIn(view, before) !== placeIn(view, after);

/** Whether a row that isn't new can come into the view by a change. */
export const canBeEntered = (view: ListView): boolean =>
  view.status !== "all" ||
  view.interview !== undefined ||
  view.q !== "" ||
  view.decision !== undefined ||
  view.archived === "1";
