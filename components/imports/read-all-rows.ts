import { getJson } from "@/components/http/request-json";
import { rowsPage } from "@/components/imports/imports-query";
import { mostRowsAtOnce, type RowState } from "@/lib/imports/names";
import type { ImportRowsPage, ImportRowView } from "@/lib/imports/schema";

/** Every row of an import in the order of the file, however many pages that takes. @throws RequestFailure */
export async function readAllRows(
  id: string,
  { state, signal }: { state?: RowState; signal?: AbortSignal } = {},
): Promise<ImportRowView[]> {
  const rows: ImportRowView[] = [];
  let cursor: number | null = null;
  do {
    const parameters = new URLSearchParams({
      limit: String(mostRowsAtOnce),
      ...(state && { state }),
      ...(cursor !== null && { cursor: String(cursor) }),
    });
    const page = (await getJson(`/api/imports/${id}/rows?${parameters}`, rowsPage, signal)) as ImportRowsPage;
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
}
