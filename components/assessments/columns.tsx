import type { ReactNode } from "react";
import { CandidateCell } from "@/components/assessments/candidate-cell";
import type { ColumnId } from "@/components/assessments/column-ids";
import { Created } from "@/components/assessments/created";
import { RowActions } from "@/components/assessments/row-actions";
import type { SortBy } from "@/components/assessments/sorting";
import { StatusBadge } from "@/components/assessments/status-badge";
import type { MarkClasses } from "@/components/assessments/table-layout";
import { GoneBadge, Nothing } from "@/components/assessments/table-marks";
import { DecisionCell, NotesCell } from "@/components/assessments/team-cells";
import { useTexts } from "@/components/texts/texts-provider";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Translator } from "@/lib/i18n/texts";

/** What a column is called, in its head and where it is chosen. */
export const columnName = (id: ColumnId, t: Translator): string =>
  id === "status" ? t("common.status") : t(`table.columnNames.${id}`);

type Column = {
  /** By what the server sorts it, where it does. */
  sort?: SortBy;
  cell: (assessment: AssessmentView, marks: MarkClasses) => ReactNode;
};

/** A line of a card names what stands in it; in the table its head does. */
function Named({ as, value }: { as: "invitedBy" | "externalId"; value: string | undefined }) {
  const { t } = useTexts();
  const name = columnName(as, t);
  if (!value) return <Nothing>{t("table.notKnown")}</Nothing>;
  return (
    <span className="block truncate" dir="auto" title={value}>
      <span className="text-faint @3xl:hidden">{t("common.labelled", { label: name, what: "" })}</span>
      {value}
    </span>
  );
}

function Detail({ status, detail }: AssessmentView) {
  const { t } = useTexts();
  if (!detail) return <Nothing>{t(status === "pending" ? "table.nothingYet" : "table.noDetail")}</Nothing>;
  return (
    <span className="block truncate @max-3xl:line-clamp-2 @max-3xl:whitespace-normal" title={detail}>
      {detail}
    </span>
  );
}

function Interview({ interview }: AssessmentView) {
  const { t } = useTexts();
  if (!interview) {
    return (
      <span className="text-faint">
        <span className="@max-3xl:hidden">{t("table.interviewUnknown")}</span>
        {/* A card has no head above it that says what isn’t known. */}
        <span className="@3xl:hidden">{t("assessment.interviewUnknown")}</span>
      </span>
    );
  }
  return (
    <span className="line-clamp-2 compact:line-clamp-1" title={interview.name}>
      {interview.name}
    </span>
  );
}

/** What each column shows of a row. */
export const columns: Record<ColumnId | "actions", Column> = {
  candidate: {
    sort: "candidate",
    cell: (assessment, marks) => <CandidateCell assessment={assessment} marks={marks} />,
  },
  externalId: { cell: ({ candidate }) => <Named as="externalId" value={candidate?.externalId} /> },
  interview: { sort: "interview", cell: (assessment) => <Interview {...assessment} /> },
  status: {
    sort: "status",
    cell: ({ goneSince, status, untold }) => (
      <div className="flex">
        {goneSince ? <GoneBadge status={status} /> : <StatusBadge status={status} untold={untold} />}
      </div>
    ),
  },
  decision: { cell: ({ decision }) => <DecisionCell decision={decision} /> },
  detail: { cell: (assessment) => <Detail {...assessment} /> },
  notes: { cell: ({ noteCount }) => <NotesCell noteCount={noteCount} /> },
  invitedBy: { cell: ({ invitedBy }) => <Named as="invitedBy" value={invitedBy} /> },
  created: {
    sort: "created",
    cell: (assessment) => <Created assessment={assessment} className="text-quiet" />,
  },
  actions: { cell: (assessment) => <RowActions assessment={assessment} /> },
};

/** The head of the column that has no name to see. */
export function ActionsHead() {
  const { t } = useTexts();
  return <VisuallyHidden>{t("common.actions")}</VisuallyHidden>;
}
