import { type Columns, headerOf, linesOf } from "@/lib/csv";
import type { Translator } from "@/lib/i18n/texts";
import type { ColumnKind } from "@/lib/imports/names";

const kinds = [
  "email",
  "firstName",
  "lastName",
  "phoneNumber",
  "externalId",
  "interview",
] as const satisfies ColumnKind[];

/** A file to fill in, with the reader’s own words above its columns. */
export function templateFile(t: Translator): Blob {
  const example = {
    email: "priya.raman@example.com",
    firstName: t("imports.begin.exampleFirst"),
    lastName: t("imports.begin.exampleLast"),
    phoneNumber: "00442079460018",
    externalId: "A-1042",
    interview: "",
  };
  const columns: Columns<typeof example> = kinds.map((kind) => [
    t(`imports.draft.kinds.${kind}`),
    (row) => row[kind],
  ]);
  return new Blob([headerOf(columns), linesOf(columns, [example])], { type: "text/csv;charset=utf-8" });
}
