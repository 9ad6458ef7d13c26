import { type RowCheck, type RowChecks, saysSomething } from "@/components/imports/checking/check-rows";
import type { Columns } from "@/components/imports/columns/columns";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import type { ColumnKind } from "@/lib/imports/names";

const emailField = "candidate.email";
const interviewField = "interviewId";

const fieldsOf: Partial<Record<ColumnKind, readonly string[]>> = {
  email: [emailField],
  firstName: ["candidate.firstName"],
  lastName: ["candidate.lastName"],
  fullName: ["candidate.firstName", "candidate.lastName"],
  phoneNumber: ["candidate.phoneNumber"],
  resumeUrl: ["candidate.resumeUrl"],
  externalId: ["candidate.externalId"],
  interview: [interviewField],
  suppress: ["suppressCandidateEmail"],
};

/** What is still to be said for all rows at once, before any of them can be judged. */
export type Missing = { email: boolean; interview: boolean };

export const missingOf = ({
  columns: { kinds },
  common,
}: Pick<DraftState, "columns" | "common">): Missing => ({
  email: !kinds.includes("email"),
  interview: common.interviewId === undefined && !kinds.includes("interview"),
});

/**
 * The faults that stand at rows. What all rows lack is asked for once, above them: thousands of rows with the same fault
 * would hide those with one of their own.
 */
export function shownChecks(checks: RowChecks, missing: Missing): RowChecks {
  const left = [...(missing.email ? [emailField] : []), ...(missing.interview ? [interviewField] : [])];
  if (left.length === 0) return checks;
  return new Map(
    [...checks].flatMap(([line, check]): [number, RowCheck][] => {
      const errors = Object.fromEntries(
        Object.entries(check.errors).filter(([field]) => !left.includes(field)),
      );
      const shown = { ...check, errors };
      return saysSomething(shown) ? [[line, shown]] : [];
    }),
  );
}

/** At which column a field’s faults stand. -1 where it has none of its own. */
export const columnOfField = (field: string, { kinds }: Pick<Columns, "kinds">): number =>
  kinds.findIndex((kind) => fieldsOf[kind]?.includes(field));

/** The faults of one cell. */
export const errorsAt = (check: RowCheck | undefined, kind: ColumnKind): string[] =>
  (fieldsOf[kind] ?? []).flatMap((field) => check?.errors[field] ?? []);

/** Faults of a row whose field has no column of its own. */
export function errorsBeside(check: RowCheck | undefined, { kinds }: Columns): string[] {
  const placed = new Set(kinds.flatMap((kind) => fieldsOf[kind] ?? []));
  return Object.entries(check?.errors ?? {}).flatMap(([field, texts]) => (placed.has(field) ? [] : texts));
}
