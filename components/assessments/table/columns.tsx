import type { ReactNode } from "react";
import type { PartRefs } from "@/components/assessments/list/drawn-rows";
import { Created } from "@/components/assessments/panel/created";
import { CandidateCell } from "@/components/assessments/table/cells/candidate-cell";
import { CardDecision } from "@/components/assessments/table/cells/card-decision";
import { CompletedCell } from "@/components/assessments/table/cells/completed-cell";
import { AgeCell, ContactCell } from "@/components/assessments/table/cells/contact-cells";
import { RowStatus } from "@/components/assessments/table/cells/row-status";
import { GoneBadge, MissingValue } from "@/components/assessments/table/cells/table-marks";
import { AssigneeCell, DecisionCell, NotesCell } from "@/components/assessments/table/cells/team-cells";
import { RowActions } from "@/components/assessments/table/row-actions";
import { splitLead } from "@/components/assessments/table/shared-leads";
import type { CopyResult } from "@/components/assessments/table/use-row-presses";
import type { ColumnId } from "@/components/assessments/view/column-ids";
import { columnName } from "@/components/assessments/view/column-name";
import type { SortBy } from "@/components/assessments/view/sorting";
import type { MarkClasses } from "@/components/assessments/view/table-layout";
import { useTexts } from "@/components/texts/texts-provider";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

type Column = {
  /** The server’s sort key, if the column can be sorted. */
  sort?: SortBy;
  /** What it shows grows as what it sorts by shrinks. */
  isReversed?: true;
  cell: (
    assessment: AssessmentView,
    row: {
      marks: MarkClasses;
      /** Openings that several results share. */
      leads: readonly string[];
      isCard: boolean;
      refs: PartRefs;
      hasFailed: boolean;
      copied: CopyResult | undefined;
    },
  ) => ReactNode;
};

/** On a card each line names its value; in the table the head does. */
function Named({ as, value }: { as: "invitedBy" | "externalId"; value: string | undefined }) {
  const { t } = useTexts();
  const name = columnName(as, t);
  if (!value) return <MissingValue>{t("table.notKnown")}</MissingValue>;
  return (
    <span className="rows-one-line" dir="auto" title={value}>
      <span className="text-faint @3xl:hidden">{t("common.labelled", { label: name, what: "" })}</span>
      <bdi>{value}</bdi>
    </span>
  );
}

/** What differs from the other rows stands out from the opening; where it is cut, all of it on hover and row focus. */
function Detail({
  assessment: { status, detail, isBlind },
  leads,
}: {
  assessment: AssessmentView;
  leads: readonly string[];
}) {
  const { t } = useTexts();
  if (isBlind && !detail && status !== "pending")
    return <span className="text-faint">{t("blind.hiddenShort")}</span>;
  if (!detail)
    return <MissingValue>{t(status === "pending" ? "table.nothingYet" : "table.noDetail")}</MissingValue>;
  const { lead, rest } = splitLead(detail, leads);
  return (
    <span className="rows-telling" dir="auto" lang="" title={detail}>
      <span className="rows-said" data-said="">
        {lead && <span className="rows-lead">{`${lead} `}</span>}
        <span className="rows-rest">{rest}</span>
      </span>
    </span>
  );
}

function Interview({ interview }: AssessmentView) {
  const { t } = useTexts();
  if (!interview) {
    return (
      <span className="text-faint">
        <span className="@max-3xl:hidden">{t("table.interviewUnknown")}</span>
        {/* A card has no head that says what isn’t known. */}
        <span className="@3xl:hidden">{t("assessment.interviewUnknown")}</span>
      </span>
    );
  }
  return (
    <span className="rows-two-lines" dir="auto" title={interview.name}>
      {interview.name}
    </span>
  );
}

export const columns: Record<ColumnId | "actions", Column> = {
  candidate: {
    sort: "candidate",
    cell: (assessment, { marks, refs, hasFailed }) => (
      <CandidateCell assessment={assessment} marks={marks} hasFailed={hasFailed} link={refs.link} />
    ),
  },
  externalId: { cell: ({ candidate }) => <Named as="externalId" value={candidate?.externalId} /> },
  interview: { sort: "interview", cell: (assessment) => <Interview {...assessment} /> },
  status: {
    sort: "status",
    cell: ({ goneSince, status, untold }) => (
      <div className="flex">
        {goneSince ? <GoneBadge status={status} /> : <RowStatus status={status} untold={untold} />}
      </div>
    ),
  },
  decision: { cell: ({ decision }) => <DecisionCell decision={decision} /> },
  assignee: { cell: ({ assignee }) => <AssigneeCell assignee={assignee} /> },
  detail: { cell: (assessment, { leads }) => <Detail assessment={assessment} leads={leads} /> },
  notes: { cell: ({ noteCount }) => <NotesCell noteCount={noteCount} /> },
  invitedBy: { cell: ({ invitedBy }) => <Named as="invitedBy" value={invitedBy} /> },
  created: {
    sort: "created",
    cell: (assessment) => <Created assessment={assessment} className="text-quiet" />,
  },
  completed: { sort: "completed", cell: (assessment) => <CompletedCell {...assessment} /> },
  age: { sort: "created", isReversed: true, cell: (assessment) => <AgeCell assessment={assessment} /> },
  contacted: { sort: "contacted", cell: (assessment) => <ContactCell contact={assessment.lastContact} /> },
  actions: {
    cell: (assessment, { isCard, copied }) => (
      <>
        <CardDecision assessment={assessment} isCard={isCard} />
        <RowActions assessment={assessment} copied={copied} />
      </>
    ),
  },
};

/** For screen readers: the column has no visible name. */
export function ActionsHead() {
  const { t } = useTexts();
  return <VisuallyHidden>{t("common.actions")}</VisuallyHidden>;
}
