"use client";

import { FilterChip } from "@/components/assessments/view/filter-chip";
import type { AssessmentSearch } from "@/components/assessments/view/view-search-params";
import { AssigneeFilter } from "@/components/candidate/fields/assignee-filter";
import { ImportFilter } from "@/components/candidate/fields/import-filter";
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
  const { createdFrom, createdTo, createdWithin, completedFrom, completedTo, completedWithin } = search;
  const { invitedBy, assignee, status, decision, followUp, lastContact, archived } = search;
  const created = t("table.columnNames.created");
  const completed = t("table.columnNames.completed");
  const named = (label: string, what: string) => t("common.labelled", { label, what });
  const chip = (label: string, set: unknown, unset: Partial<AssessmentSearch>) => ({
    label,
    isSet: Boolean(set),
    onClear: () => onNarrow(unset),
  });
  return (
    <>
      <FilterChip
        {...chip(created, createdFrom ?? createdTo ?? createdWithin, {
          createdFrom: null,
          createdTo: null,
          createdWithin: null,
        })}
      >
        <DateRange
          isShort
          label={created}
          times={{ from: createdFrom, to: createdTo, within: createdWithin }}
          windows={timeWindows}
          onChange={({ from, to, within }) =>
            onNarrow({ createdFrom: from, createdTo: to, createdWithin: within })
          }
        />
      </FilterChip>
      <FilterChip
        {...chip(completed, completedFrom ?? completedTo ?? completedWithin, {
          completedFrom: null,
          completedTo: null,
          completedWithin: null,
        })}
      >
        <DateRange
          isShort
          label={completed}
          times={{ from: completedFrom, to: completedTo, within: completedWithin }}
          windows={timeWindows}
          onChange={({ from, to, within }) =>
            onNarrow({ completedFrom: from, completedTo: to, completedWithin: within })
          }
        />
      </FilterChip>
      <FilterChip {...chip(t("table.columnNames.invitedBy"), invitedBy, { invitedBy: null })}>
        <InviterFilter
          inviter={invitedBy}
          unset={t("table.columnNames.invitedBy")}
          onChange={(next) => onNarrow({ invitedBy: next })}
        />
      </FilterChip>
      <FilterChip {...chip(t("assigning.title"), assignee, { assignee: null })}>
        <AssigneeFilter assignee={assignee} onChange={(next) => onNarrow({ assignee: next })} />
      </FilterChip>
      <FilterChip {...chip(t("common.status"), status !== "all", { status: "all" })}>
        <SelectMenu
          label={t("table.filterStatus")}
          face={
            status === "all" ? t("common.status") : named(t("common.status"), t(`table.statuses.${status}`))
          }
          value={status}
          onValueChange={(next) => onNarrow({ status: next })}
          options={statusFilters.map((value) => ({
            value,
            label: value === "all" ? t("table.anyStatus") : t(`table.statuses.${value}`),
          }))}
        />
      </FilterChip>
      <FilterChip {...chip(t("table.columnNames.decision"), decision, { decision: null })}>
        <SelectMenu
          label={t("table.filterDecision")}
          face={
            decision
              ? named(t("table.columnNames.decision"), t(`table.decisions.${decision}`))
              : t("table.columnNames.decision")
          }
          value={decision ?? any}
          onValueChange={(next) => onNarrow({ decision: next === any ? null : next })}
          options={[
            { value: any, label: t("table.anyDecision") },
            ...decisions.map((value) => ({ value, label: t(`table.decisions.${value}`) })),
          ]}
        />
      </FilterChip>
      {search.import && (
        <FilterChip {...chip(t("table.import"), true, { import: null })}>
          <ImportFilter importId={search.import} onChange={(next) => onNarrow({ import: next })} />
        </FilterChip>
      )}
      <FilterChip {...chip(t("table.followUp"), followUp, { followUp: null })}>
        <SelectMenu
          label={t("table.filterFollowUp")}
          face={followUp ? undefined : t("table.followUp")}
          value={followUp ?? any}
          onValueChange={(next) => onNarrow({ followUp: next === any ? null : next })}
          options={[
            { value: any, label: t("table.anyFollowUp") },
            ...followUpKinds.map((value) => ({ value, label: t(`table.followUps.${value}`) })),
          ]}
        />
      </FilterChip>
      <FilterChip {...chip(t("table.lastContact"), lastContact, { lastContact: null })}>
        <SelectMenu
          label={t("table.filterContact")}
          face={lastContact ? undefined : t("table.lastContact")}
          value={lastContact ?? any}
          onValueChange={(next) => onNarrow({ lastContact: next === any ? null : next })}
          options={[
            { value: any, label: t("table.anyContact") },
            ...contactFilters.map((value) => ({
              value,
              label: value === "never" ? t("table.contactNever") : t("table.contactNotFor", { days: value }),
            })),
          ]}
        />
      </FilterChip>
      <FilterChip {...chip(t("table.archive"), archived, { archived: null })}>
        <SelectMenu
          label={t("table.filterArchived")}
          face={archived ? undefined : t("table.archive")}
          value={archived ?? without}
          onValueChange={(next) => onNarrow({ archived: next === without ? null : next })}
          options={[
            { value: without, label: t("table.archivedHidden") },
            { value: "with", label: t("table.archivedToo") },
            { value: "1", label: t("table.archivedOnly") },
          ]}
        />
      </FilterChip>
    </>
  );
}
