import type { inferParserType } from "nuqs/server";
import { createLoader, createParser, parseAsInteger, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { readColumns, sameColumns } from "@/components/assessments/column-ids";
import { parseAsInstant } from "@/components/query/parse-as-instant";
import { archiveFilters, assessmentSorts, assessmentTabs, decisions } from "@/lib/assessments/names";
import type { AssessmentQuery, ViewQuery } from "@/lib/assessments/schema";

const sorts = assessmentSorts.flatMap((name) => [name, `-${name}` as const]);

const parseAsSort = createParser({
  parse: (value) => sorts.find((sort) => sort === value) ?? null,
  serialize: (value: AssessmentQuery["sort"]) => value,
});

const parseAsColumns = createParser({
  parse: (value) => readColumns(value.split(",")) ?? null,
  serialize: (columns) => columns.join(),
  eq: sameColumns,
});

/** The table's view in the URL, so that it can be bookmarked and shared. What can't be read is the default. */
export const assessmentSearchParams = {
  status: parseAsStringLiteral(assessmentTabs).withDefault("all"),
  interview: parseAsInteger,
  q: parseAsString.withDefault(""),
  sort: parseAsSort.withDefault("-created"),
  createdFrom: parseAsInstant,
  createdTo: parseAsInstant,
  invitedBy: parseAsString,
  decision: parseAsStringLiteral(decisions),
  archived: parseAsStringLiteral(archiveFilters),
  /** Null: as the person is used to. */
  columns: parseAsColumns,
  /** The saved view that it came from. */
  view: parseAsString,
};

export type AssessmentSearch = inferParserType<typeof assessmentSearchParams>;

export const loadAssessmentSearch = createLoader(assessmentSearchParams);

/** What a list holds and in which order, whatever part of it is in sight. */
export type ListView = ViewQuery;

/** The view as `GET /api/assessments` and `listAssessments` ask for it. */
export const searchToView = (search: AssessmentSearch): ListView => ({
  status: search.status,
  interview: search.interview && search.interview > 0 ? search.interview : undefined,
  q: search.q.trim().slice(0, 200),
  sort: search.sort,
  createdFrom: search.createdFrom ?? undefined,
  createdTo: search.createdTo ?? undefined,
  invitedBy: /^[\w-]{1,64}$/.test(search.invitedBy ?? "") ? (search.invitedBy ?? undefined) : undefined,
  decision: search.decision ?? undefined,
  archived: search.archived ?? undefined,
});

/** What narrows the view beside the tab, the search and the interview, taken back. */
export const noMoreFilters = {
  createdFrom: null,
  createdTo: null,
  invitedBy: null,
  decision: null,
  archived: null,
} as const satisfies Partial<AssessmentSearch>;

/** How many of those are set; both ends of a time are one. */
export const countMoreFilters = (search: AssessmentSearch): number =>
  [search.createdFrom ?? search.createdTo, search.invitedBy, search.decision, search.archived].filter(
    (value) => value !== null,
  ).length;

/** Whether anything but the tab narrows the view down. */
export const isFiltered = (search: AssessmentSearch): boolean =>
  search.q.trim() !== "" || search.interview !== null || countMoreFilters(search) > 0;
