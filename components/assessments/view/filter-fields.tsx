"use client";

import type { AssessmentSearch } from "@/components/assessments/view/view-search-params";
import { AssigneeFilter } from "@/components/candidate/fields/assignee-filter";
import { InviterFilter } from "@/components/candidate/fields/inviter-filter";
import { useTexts } from "@/components/texts/texts-provider";
import { DateRange } from "@/components/ui/fields/date-range/date-range";
import { SelectMenu } from "@/components/ui/fields/select-menu";
import {
  contactFilters,
  decisions,
  followUpKinds,
  statusFilters,
  timeWindows,
} from "@/lib/assessments/names";

const any = "any";
const without = "without";

export function FilterFields({
  search,
  onNarrow,
}: {
  search: AssessmentSearch;
  onNarrow: (change: Partial<AssessmentSearch>) => void;
}) {
  const { t } = useTexts();
  return (
    <>
      <DateRange
        label={t("table.columnNames.created")}
        times={{ from: search.createdFrom, to: search.createdTo, within: search.createdWithin }}
        windows={timeWindows}
        onChange={({ from, to, within }) =>
          onNarrow({ createdFrom: from, createdTo: to, createdWithin: within })
        }
      />
      <DateRange
        label={t("table.columnNames.completed")}
        times={{ from: search.completedFrom, to: search.completedTo, within: search.completedWithin }}
        windows={timeWindows}
        onChange={({ from, to, within }) =>
          onNarrow({ completedFrom: from, completedTo: to, completedWithin: within })
        }
      />
      <InviterFilter inviter={search.invitedBy} onChange={(invitedBy) => onNarrow({ invitedBy })} />
      <AssigneeFilter assignee={search.assignee} onChange={(assignee) => onNarrow({ assignee })} />
      <SelectMenu
        label={t("table.filterStatus")}
        value={search.status}
        onValueChange={(status) => onNarrow({ status })}
        options={statusFilters.map((value) => ({
          value,
          label: value === "all" ? t("table.anyStatus") : t(`table.statuses.${value}`),
        }))}
      />
      <SelectMenu
        label={t("table.filterDecision")}
        value={search.decision ?? any}
        onValueChange={(decision) => onNarrow({ decision: decision === any ? null : decision })}
        options={[
          { value: any, label: t("table.anyDecision") },
          ...decisions.map((value) => ({ value, label: t(`table.decisions.${value}`) })),
        ]}
      />
      <SelectMenu
        label={t("table.filterFollowUp")}
        value={search.followUp ?? any}
        onValueChange={(followUp) => onNarrow({ followUp: followUp === any ? null : followUp })}
        options={[
          { value: any, label: t("table.anyFollowUp") },
          ...followUpKinds.map((value) => ({ value, label: t(`table.followUps.${value}`) })),
        ]}
      />
      <SelectMenu
        label={t("table.filterContact")}
        value={search.lastContact ?? any}
        onValueChange={(lastContact) => onNarrow({ lastContact: lastContact === any ? null : lastContact })}
        options={[
          { value: any, label: t("table.anyContact") },
          ...contactFilters.map((value) => ({
            value,
            label: value === "never" ? t("table.contactNever") : t("table.contactNotFor", { days: value }),
          })),
        ]}
      />
      <SelectMenu
        label={t("table.filterArchived")}
        value={search.archived ?? without}
        onValueChange={(archived) => onNarrow({ archived: archived === without ? null : archived })}
        options={[
          { value: without, label: t("table.archivedHidden") },
          { value: "with", label: t("table.archivedToo") },
          { value: "1", label: t("table.archivedOnly") },
        ]}
      />
    </>
  );
}
