import { type RawBuilder, sql } from "kysely";
import { blindWords } from "@/lib/blind-words";
import type { Flag } from "@/lib/db/column-types";
import type { Engine } from "@/lib/db/engine";
import { notAboutCandidates, places } from "@/lib/db/places";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { isBlind } from "@/lib/db/visibility/is-blind";
import type { BlindReview } from "@/lib/db/visibility/limit";

/** The condition that a row’s places are hidden. */
type When = (row: string, blind: BlindReview) => RawBuilder<boolean>;

type Hiding<Table extends keyof typeof places> = {
  when: When;
  /** Places that a member sees nevertheless: what they wrote themselves. */
  except?: { [Column in keyof (typeof places)[Table]["columns"]]?: When };
  /** What there is instead, where it isn’t null. */
  instead?: {
    [Column in keyof (typeof places)[Table]["columns"]]?: (
      row: string,
      engine: Engine,
    ) => RawBuilder<unknown>;
  };
};

const column = (row: string, name: string) => sql.ref(`${row}.${name}`);

const empty = () => sql.lit("");

const isMine =
  (name: string): When =>
  (row, { memberId }) =>
    sql<boolean>`coalesce(${column(row, name)} = ${memberId}, false)`;

/** A reviewer who doesn’t know the candidate can’t name them. */
const isMineOrBlind: When = (row, blind) =>
  sql<boolean>`(${column(row, "written_blind")} = 1 or ${isMine("author_id")(row, blind)})`;

/** Unless there is an assessment that shows whose it is: what isn’t known is hidden. */
const ofAssessment =
  (source: (row: string) => RawBuilder<unknown>): When =>
  (row, blind) =>
    sql<boolean>`not exists (select 1 from assessments as reviewed where reviewed.source_id = ${source(row)}
      and reviewed.id = ${column(row, "assessment_id")} and not ${isBlind("reviewed", blind)})`;

const withAssessment = ofAssessment((row) => column(row, "source_id"));

const sourceOfList = (row: string) =>
  sql`(select list.source_id from shortlists as list where list.id = ${column(row, "shortlist_id")})`;

const sourceOfImport = (row: string) =>
  sql`(select file.source_id from imports as file where file.id = ${column(row, "import_id")})`;

const onceAssessed =
  (when: When): When =>
  (row, blind) =>
    sql<boolean>`(${column(row, "assessment_id")} is not null and ${when(row, blind)})`;

/** A list’s texts, if it has a candidate whom the member doesn’t know. */
const withHiddenEntry: When = (row, blind) =>
  sql<boolean>`exists (select 1 from shortlist_entries as entry join assessments as reviewed
    on reviewed.id = entry.assessment_id
    where entry.shortlist_id = ${column(row, "id")} and reviewed.source_id = ${column(row, "source_id")}
      and ${isBlind("reviewed", blind)})`;

/** On their own list, and last written by its maker. @param author the column with the writer’s name */
const isMyText =
  (author: string): When =>
  (row, { memberId }) =>
    sql<boolean>`(${column(row, "made_by")} = ${memberId}
      and coalesce(${column(row, author)}, ${column(row, "made_by_name")}) = ${column(row, "made_by_name")})`;

/** The same of what is written about a candidate there. */
const isMyWord: When = (row, { memberId }) =>
  sql<boolean>`exists (select 1 from shortlists as list where list.id = ${column(row, "shortlist_id")}
    and list.made_by = ${memberId} and list.made_by_name = ${column(row, "word_by_name")})`;

/** A decision’s reason has words of a colleague’s own. */
const withoutReason = (row: string, engine: Engine) =>
  engine === "sqlite"
    ? sql`json_remove(${column(row, "details")}, '$.reason')`
    : sql`(${column(row, "details")}::jsonb - 'reason')::text`;

/** Where what a person’s places hold is hidden from blind reviewers; null: they have no such rows (`tableRules`). */
const hidings: { [Table in keyof typeof places]: Hiding<Table> | null } = {
  assessments: {
    when: isBlind,
    except: { decision_reason: isMine("decided_by") },
    instead: {
      application_url: empty,
      // As of an unclaimed row (directory.ts): it sorts last, and is found by what it is called.
      candidate_folded: () => sql.lit("\uffff"),
      search_text: (row) => sql`${sql.lit(`${blindWords} `)} || cast(${column(row, "id")} as text)`,
    },
  },
  events: {
    // The others of a blind assessment say nothing about the candidate; `tableRules` leaves out those that do.
    when: (row, blind) => sql<boolean>`${column(row, "kind")} = 'decided' and ${withAssessment(row, blind)}`,
    instead: { details: withoutReason },
  },
  notes: { when: withAssessment, except: { body: isMineOrBlind }, instead: { body: empty } },
  invitations: { when: onceAssessed(withAssessment) },
  import_rows: { when: onceAssessed(ofAssessment(sourceOfImport)) },
  shortlists: {
    when: withHiddenEntry,
    except: {
      name: isMyText("name_by_name"),
      name_folded: isMyText("name_by_name"),
      note: isMyText("note_by_name"),
    },
    instead: {
      // A list has to be called something.
      name: (row) =>
        sql`${column(row, "made_by_name")} || ' · ' || substr(${column(row, "created_at")}, 1, 10)`,
      name_folded: empty,
      note: empty,
    },
  },
  shortlist_entries: {
    when: ofAssessment(sourceOfList),
    except: { word: isMyWord },
    instead: { word: empty },
  },
  shortlist_votes: {
    when: ofAssessment(sourceOfList),
    except: { comment: isMine("member_id") },
    instead: { comment: empty },
  },
  erasure_blocks: { when: withAssessment, instead: { reason: empty } },
  mirror_state: { when: () => sql<boolean>`1 = 1` },
  // Only where one of the person’s assessments isn’t blind; `findPerson` leaves out the other addresses.
  candidates: null,
  // Colleagues’ ones only if no row of theirs is blind.
  imports: null,
  saved_views: {
    when: () => sql<boolean>`1 = 1`,
    except: {
      name: isMine("owner_id"),
      name_folded: isMine("owner_id"),
      // Colleagues’ ones are there only without a search.
      query: () => sql<boolean>`1 = 1`,
    },
    instead: {
      name: (row) =>
        sql`(select owner.name from members as owner where owner.id = ${column(row, "owner_id")})
          || ' · ' || substr(${column(row, "created_at")}, 1, 10)`,
      name_folded: empty,
    },
  },
  audit_log: null,
  // The same for all candidates.
  message_templates: null,
};

/** The service’s words about the result. */
const results: readonly string[] = ["detail", "report_url"] satisfies (keyof Tables["assessments"])[];

type Columns = Map<string, RawBuilder<unknown>>;

/**
 * A table’s columns as a blind reviewer reads them, by name; undefined where none of them is hidden.
 * @param row the table’s name in the query.
 */
export function readColumns(
  table: string,
  row: string,
  blind: BlindReview,
  engine: Engine,
): Columns | undefined {
  if (!hasHidden(table)) return undefined;
  const { when, except, instead } = hidings[table] as Hiding<typeof table>;
  const columns: Columns = new Map(columnsOf(table).map((name) => [name, column(row, name)]));
  for (const name of hiddenColumns(table, blind)) {
    const excepted = (except as Record<string, When> | undefined)?.[name];
    const replaced = (instead as Record<string, (...given: unknown[]) => RawBuilder<unknown>> | undefined)?.[
      name
    ];
    const hidden = excepted ? sql`${when(row, blind)} and not (${excepted(row, blind)})` : when(row, blind);
    columns.set(
      name,
      sql`case when ${hidden} then ${replaced ? replaced(row, engine) : sql`null`} else ${column(row, name)} end`,
    );
  }
  if (table === "assessments")
    columns.set("is_blind", sql`case when ${isBlind(row, blind)} then 1 else 0 end`);
  return columns;
}

/** Whether an assessment `a` of a query is blind to the store’s reader. */
export const blindFlag = ({ limit }: Pick<Store, "limit">): RawBuilder<Flag> =>
  limit?.blind ? sql<Flag>`a.is_blind` : sql<Flag>`0`;

const hasHidden = (table: string): table is keyof typeof places =>
  table in hidings && hidings[table as keyof typeof places] !== null;

/** The columns of a table that a blind reviewer doesn’t always read as they are. */
export const hiddenColumns = (table: string, blind: BlindReview): string[] =>
  hasHidden(table)
    ? Object.keys(places[table].columns).filter((name) => !(blind.showsResults && results.includes(name)))
    : [];

const columnsOf = (table: keyof typeof places): string[] => [
  ...Object.keys(places[table].columns),
  ...Object.values(notAboutCandidates[table] ?? {}).flatMap((names) => names.split(" ")),
];
