"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronDown, UserRoundCheck } from "lucide-react";
import { colleaguesQuery } from "@/components/candidate/colleagues-query";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/fields/combobox";
import type { ComboboxOption } from "@/components/ui/fields/combobox-option";
import { noAssignee, ownAssignee } from "@/lib/assessments/names";

const anybody = "";

/** Filters by responsible colleague. While it filters nothing, *Mine* is one press away beside it. */
export function AssigneeFilter({
  assignee,
  onChange,
}: {
  /** A member’s id, `me` or `none`. */
  assignee: string | null;
  onChange: (assignee: string | null) => void;
}) {
  const { t } = useTexts();
  const me = usePersonId();
  const { data } = useQuery(colleaguesQuery());
  const isMine = assignee === ownAssignee || (assignee !== null && assignee === me);
  // Former colleagues may still have some.
  const others = (data?.colleagues ?? []).filter(
    ({ id, mayRecruit, isDisabled }) => id !== me && (mayRecruit || isDisabled),
  );
  const options: ComboboxOption[] = [
    { value: ownAssignee, label: t("assigning.mine") },
    { value: anybody, label: t("assigning.anybody") },
    { value: noAssignee, label: t("assigning.withoutAnybody") },
    ...others.map(({ id, name, isDisabled }) => ({
      value: id,
      label: name,
      detail: isDisabled ? t("assigning.disabled") : undefined,
    })),
  ];
  const value = isMine ? ownAssignee : (assignee ?? anybody);
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <Combobox
        label={t("assigning.filter")}
        searchPlaceholder={t("assigning.search")}
        options={options}
        value={value}
        onValueChange={(next) => onChange(next || null)}
        trigger={
          <Button className="max-w-56">
            <UserRoundCheck aria-hidden="true" />
            <span className="truncate">
              {assignee === null || !chosen
                ? t("assigning.title")
                : t("common.labelled", { label: t("assigning.title"), what: chosen.label })}
            </span>
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
      {assignee === null && (
        <Button
          onClick={({ currentTarget }) => {
            // It goes once it is chosen.
            const [first] = currentTarget.parentElement?.getElementsByTagName("button") ?? [];
            first?.focus();
            onChange(ownAssignee);
          }}
        >
          {t("assigning.mine")}
        </Button>
      )}
    </>
  );
}
