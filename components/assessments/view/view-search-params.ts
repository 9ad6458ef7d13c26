import type { inferParserType } from "nuqs/server";
import {
  createLoader,
  createParser,
  createSerializer,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { readColumns, sameColumns } from "@/components/assessments/view/column-ids";
import { parseAsInstant } from "@/components/http/parse-as-instant";
import { parseAsServiceIds } from "@/components/http/parse-as-service-id";
import {
  archiveFilters,
  assessmentSorts,
  contactFilters,
  decisions,
  followUpKinds,
  ownAssignee,
  queues,
  statusFilters,
  timeWindows,
} from "@/lib/assessments/names";
import type { AssessmentQuery, Queue, ViewQuery } from "@/lib/assessments/schema";

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

/** The table’s view in the URL, so that it can be bookmarked and shared. Unreadable values are the default. */
export const assessmentSearchParams = {
  /** Null: all, but where nothing is asked for at all, the home’s own (`withHomeQueue`). */
  queue: parseAsStringLiteral(queues),
  status: parseAsStringLiteral(statusFilters).withDefault("all"),
  interview: parseAsServiceIds,
  q: parseAsString.withDefault(""),
  sort: parseAsSort.withDefault("-created"),
  createdFrom: parseAsInstant,
  createdTo: parseAsInstant,
  createdWithin: parseAsStringLiteral(timeWindows),
  completedFrom: parseAsInstant,
  completedTo: parseAsInstant,
  completedWithin: parseAsStringLiteral(timeWindows),
  invitedBy: parseAsString,
  decision: parseAsStringLiteral(decisions),
  /** A member’s id, `me` or `none`. */
  assignee: parseAsString,
  /** An import’s id. */
  import: parseAsString,
  followUp: parseAsStringLiteral(followUpKinds),
  lastContact: parseAsStringLiteral(contactFilters),
  archived: parseAsStringLiteral(archiveFilters),
  /** Null for the person’s preference. */
  columns: parseAsColumns,
  /** The id of the saved view. */
  view: parseAsString,
};

export type AssessmentSearch = inferParserType<typeof assessmentSearchParams>;

export const loadAssessmentSearch = createLoader(assessmentSearchParams);

/** A path with a view in its query. */
export const viewAddress = createSerializer(assessmentSearchParams);

/** Nothing asked for. */
export const wholeSearch = loadAssessmentSearch("");

export type ListView = ViewQuery;

const asMemberId = (id: string | null): string | undefined =>
  id !== null && /^[\w-]{1,64}$/.test(id) ? id : undefined;

const asImportId = (id: string | null): string | undefined =>
  id !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id : undefined;

/** @param reader whose “mine” it is; without it, “mine” stays a word that the server understands. */
export const searchToView = (search: AssessmentSearch, reader?: string): ListView => ({
  queue: search.queue ?? "all",
  status: search.status,
  interview: search.interview ?? undefined,
  q: search.q.trim().slice(0, 200),
  sort: search.sort,
  createdFrom: search.createdFrom ?? undefined,
  createdTo: search.createdTo ?? undefined,
  createdWithin: search.createdWithin ?? undefined,
  completedFrom: search.completedFrom ?? undefined,
  completedTo: search.completedTo ?? undefined,
  completedWithin: search.completedWithin ?? undefined,
  invitedBy: asMemberId(search.invitedBy),
  decision: search.decision ?? undefined,
  assignee: asMemberId(search.assignee === ownAssignee && reader ? reader : search.assignee),
  import: asImportId(search.import),
  followUp: search.followUp ?? undefined,
  lastContact: search.lastContact ?? undefined,
  archived: search.archived ?? undefined,
});

const asksForNothing = (search: AssessmentSearch): boolean => {
  const { queue, view, sort, columns } = search;
  const isBare = queue === null && view === null && sort === "-created" && columns === null;
  return isBare && !isFiltered(search);
};

/** The home leads to what is to be decided, if anything is. A link that asks for something means all. */
export const withHomeQueue = (search: AssessmentSearch, homeQueue: Queue): AssessmentSearch =>
  asksForNothing(search) ? { ...search, queue: homeQueue } : search;

/** A change that stays in its tab: where a link’s search is cleared, nothing is left that would mean all. */
export const withinTab = (
  search: AssessmentSearch,
  change: Partial<AssessmentSearch>,
): Partial<AssessmentSearch> => ({
  queue: asksForNothing({ ...search, ...change }) ? "all" : search.queue,
  ...change,
});

/** Clears the further filters, but neither tab, search nor interview. */
export const clearedFurtherFilters = {
  status: "all",
  createdFrom: null,
  createdTo: null,
  createdWithin: null,
  completedFrom: null,
  completedTo: null,
  completedWithin: null,
  invitedBy: null,
  decision: null,
  assignee: null,
  import: null,
  followUp: null,
  lastContact: null,
  archived: null,
} as const satisfies Partial<AssessmentSearch>;

/** How many further filters are set; both ends of a time are one. */
export const countFurtherFilters = (search: AssessmentSearch): number =>
  [
    search.status === "all" ? null : search.status,
    search.createdFrom ?? search.createdTo ?? search.createdWithin,
    search.completedFrom ?? search.completedTo ?? search.completedWithin,
    search.invitedBy,
    search.decision,
    search.assignee,
    search.import,
    search.followUp,
    search.lastContact,
    search.archived,
  ].filter((value) => value !== null).length;

/** Whether anything but the tab narrows the view. */
export const isFiltered = (search: AssessmentSearch): boolean =>
  search.q.trim() !== "" || search.interview !== null || countFurtherFilters(search) > 0;
