import type { inferParserType } from "nuqs/server";
import { createLoader, createParser, parseAsInteger, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { type AssessmentQuery, assessmentSortSchema, assessmentTabs } from "@/lib/assessments/schema";

export const pageSize = 50;
const lastPage = 100_000;

const parseAsSort = createParser({
  parse: (value) => assessmentSortSchema.safeParse(value).data ?? null,
  serialize: (value: AssessmentQuery["sort"]) => value,
});

const parseAsPage = createParser({
  parse: (value) => (/^[1-9]\d{0,5}$/.test(value) && Number(value) <= lastPage ? Number(value) : null),
  serialize: (value: number) => String(value),
});

/** The table's view in the URL, so that it can be bookmarked and shared. What can't be read is the default. */
export const assessmentSearchParams = {
  status: parseAsStringLiteral(assessmentTabs).withDefault("all"),
  interview: parseAsInteger,
  q: parseAsString.withDefault(""),
  sort: parseAsSort.withDefault("-created"),
  page: parseAsPage.withDefault(1),
};

export type AssessmentSearch = inferParserType<typeof assessmentSearchParams>;

export const loadAssessmentSearch = createLoader(assessmentSearchParams);

/** The view as `GET /api/assessments` and `listAssessments` ask for it. */
export const searchToQuery = (search: AssessmentSearch): AssessmentQuery => ({
  status: search.status,
  interview: search.interview && search.interview > 0 ? search.interview : undefined,
  q: search.q.trim().slice(0, 200),
  sort: search.sort,
  limit: pageSize,
  offset: (search.page - 1) * pageSize,
});

/** Whether anything but the tab narrows the view down. */
export const isFiltered = (search: AssessmentSearch): boolean =>
  search.q.trim() !== "" || search.interview !== null;
