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

/** Filters by responsible colleague, with *Mine* one press away. */
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
    { value: anybody, label: t("assigning.anybody") },
    { value: ownAssignee, label: t("assigning.mine") },
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
      <Button
        aria-pressed={isMine}
        onClick={() => onChange(isMine ? null : ownAssignee)}
        className={isMine ? "border-accent bg-accent-soft text-accent hover:bg-accent-soft" : undefined}
      >
        <UserRoundCheck aria-hidden="true" />
        {t("assigning.mine")}
      </Button>
      <Combobox
        label={t("assigning.filter")}
        searchPlaceholder={t("assigning.search")}
        options={options}
        value={value}
        onValueChange={(next) => onChange(next || null)}
        trigger={
          <Button className="max-w-56">
            <span className="truncate">{chosen?.label ?? t("assigning.title")}</span>
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
    </>
  );
}
