import type { inferParserType } from "nuqs/server";
import { createLoader, createParser, parseAsInteger, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { assessmentSorts, assessmentTabs } from "@/lib/assessments/names";
import type { AssessmentQuery } from "@/lib/assessments/schema";

const sorts = assessmentSorts.flatMap((name) => [name, `-${name}` as const]);

const parseAsSort = createParser({
  parse: (value) => sorts.find((sort) => sort === value) ?? null,
  serialize: (value: AssessmentQuery["sort"]) => value,
});

/** The table's view in the URL, so that it can be bookmarked and shared. What can't be read is the default. */
export const assessmentSearchParams = {
  status: parseAsStringLiteral(assessmentTabs).withDefault("all"),
  interview: parseAsInteger,
  q: parseAsString.withDefault(""),
  sort: parseAsSort.withDefault("-created"),
};

export type AssessmentSearch = inferParserType<typeof assessmentSearchParams>;

export const loadAssessmentSearch = createLoader(assessmentSearchParams);

/** What a list holds and in which order, whatever part of it is in sight. */
export type ListView = Pick<AssessmentQuery, "status" | "interview" | "q" | "sort">;

/** The view as `GET /api/assessments` and `listAssessments` ask for it. */
export const searchToView = (search: AssessmentSearch): ListView => ({
  status: search.status,
  interview: search.interview && search.interview > 0 ? search.interview : undefined,
  q: search.q.trim().slice(0, 200),
  sort: search.sort,
});

/** Whether anything but the tab narrows the view down. */
export const isFiltered = (search: AssessmentSearch): boolean =>
  search.q.trim() !== "" || search.interview !== null;
