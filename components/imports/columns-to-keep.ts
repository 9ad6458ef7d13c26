import type { Columns } from "@/components/imports/columns/columns";
import type { ImportView, NewImport } from "@/lib/imports/schema";

/** As the server keeps them. */
export const columnsToKeep = ({ headers, kinds }: Columns): NewImport["columns"] =>
  kinds.map((kind, at) => ({ header: headers[at] ?? "", as: kind }));

/** The way back. Where no column has a header, the sheet had none. */
export const keptColumns = ({ columns }: Pick<ImportView, "columns">): Columns => ({
  hasHeader: columns.some(({ header }) => header !== ""),
  headers: columns.map(({ header }) => header),
  kinds: columns.map(({ as }) => as),
});
