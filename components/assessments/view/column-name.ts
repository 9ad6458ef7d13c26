import type { ColumnId } from "@/components/assessments/view/column-ids";
import type { Translator } from "@/lib/i18n/texts";

export const columnName = (id: ColumnId, t: Translator): string =>
  id === "status" ? t("common.status") : t(`table.columnNames.${id}`);
