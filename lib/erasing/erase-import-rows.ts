import type { Erasing } from "@/lib/erasing/erasing";
import { linesByImport } from "@/lib/erasing/find-traces";
import { touchImports } from "@/lib/erasing/redact-columns";

/** A waiting row isn’t sent any more. */
export async function eraseImportRows(erasing: Erasing): Promise<number> {
  const { transaction, traces } = erasing;
  const imports = linesByImport(traces.importRows);
  for (const [id, lines] of imports)
    await transaction
      .deleteFrom("import_rows")
      .where("import_id", "=", id)
      .where("line", "in", lines)
      .execute();
  if (imports.length > 0)
    await touchImports(
      erasing,
      imports.map(([import_id]) => ({ import_id })),
    );
  return traces.importRows.length;
}
