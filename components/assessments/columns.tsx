import { createColumnHelper, rowSortingFeature, tableFeatures } from "@tanstack/react-table";
import { CandidateCell } from "@/components/assessments/candidate-cell";
import { RowActions } from "@/components/assessments/row-actions";
import { StatusBadge } from "@/components/assessments/status-badge";
import { GoneBadge } from "@/components/assessments/table-marks";
import { useTexts } from "@/components/texts/texts-provider";
import { RelativeTime } from "@/components/ui/relative-time";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

export const assessmentFeatures = tableFeatures({ rowSortingFeature });

const helper = createColumnHelper<typeof assessmentFeatures, AssessmentView>();

/** A word of the table, for heads and cells: they are drawn by the table, outside of any component of ours. */
function Word({ name }: { name: "candidate" | "interview" | "finding" | "created" | "interviewUnknown" }) {
  const { t } = useTexts();
  return t(`table.${name}`);
}

function CommonWord({ name }: { name: "status" | "actions" }) {
  const { t } = useTexts();
  return t(`common.${name}`);
}

function Nothing({ say }: { say: "nothingYet" | "noDetail" }) {
  const { t } = useTexts();
  return (
    <span className="text-faint @max-3xl:hidden">
      <span aria-hidden="true">{t("common.none")}</span>
      <VisuallyHidden>{t(`table.${say}`)}</VisuallyHidden>
    </span>
  );
}

/** The ids of sortable columns are the names that `sort` takes in the URL. */
export const assessmentColumns = helper.columns([
  helper.accessor((row) => row.candidate?.email, {
    id: "candidate",
    header: () => <Word name="candidate" />,
    sortDescFirst: false,
    cell: ({ row }) => <CandidateCell assessment={row.original} />,
  }),
  helper.accessor((row) => row.interview?.name, {
    id: "interview",
    header: () => <Word name="interview" />,
    sortDescFirst: false,
    cell: ({ row: { original } }) =>
      original.interview ? (
        <span className="line-clamp-2" title={original.interview.name}>
          {original.interview.name}
        </span>
      ) : (
        <span className="text-faint">
          <Word name="interviewUnknown" />
        </span>
      ),
  }),
  helper.accessor("status", {
    header: () => <CommonWord name="status" />,
    sortDescFirst: false,
    cell: ({ row }) => (
      <div className="flex">
        {row.original.goneSince ? (
          <GoneBadge status={row.original.status} />
        ) : (
          <StatusBadge status={row.original.status} />
        )}
      </div>
    ),
  }),
  helper.accessor("detail", {
    header: () => <Word name="finding" />,
    enableSorting: false,
    cell: ({ row: { original } }) =>
      original.detail ? (
        <span
          className="block truncate @max-3xl:line-clamp-2 @max-3xl:whitespace-normal"
          title={original.detail}
        >
          {original.detail}
        </span>
      ) : (
        <Nothing say={original.status === "pending" ? "nothingYet" : "noDetail"} />
      ),
  }),
  helper.accessor("createdAt", {
    id: "created",
    header: () => <Word name="created" />,
    sortDescFirst: true,
    cell: ({ row }) => <RelativeTime at={row.original.createdAt} className="text-quiet" />,
  }),
  helper.display({
    id: "actions",
    header: () => (
      <VisuallyHidden>
        <CommonWord name="actions" />
      </VisuallyHidden>
    ),
    enableSorting: false,
    cell: ({ row }) => <RowActions assessment={row.original} />,
  }),
]);

/** Widths, and where each goes when the table becomes cards. */
export const columnClass: Record<string, string> = {
  candidate: "@5xl:w-[24%] @max-3xl:col-start-1 @max-3xl:row-start-1",
  interview: "w-[20%] text-quiet @5xl:w-[15%] @max-3xl:col-start-1 @max-3xl:row-start-2",
  status: "w-38 @max-3xl:col-start-2 @max-3xl:row-start-1 @max-3xl:self-start",
  detail: "hidden text-quiet @5xl:table-cell @max-3xl:col-span-2 @max-3xl:row-start-3 @max-3xl:block",
  created: "w-28 @max-3xl:col-start-2 @max-3xl:row-start-2 @max-3xl:justify-self-end",
  actions: "w-53 text-right @max-3xl:col-span-2 @max-3xl:row-start-4",
};
