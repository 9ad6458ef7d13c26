"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronDown, UserRound } from "lucide-react";
import { invitersQuery } from "@/components/candidate/inviters-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/fields/combobox";
import type { ComboboxOption } from "@/components/ui/fields/combobox-option";

const anybody = "";

export function InviterFilter({
  inviter,
  unset,
  onChange,
}: {
  /** A member's id. */
  inviter: string | null;
  /** On its button while it filters nothing; else before the name. */
  unset?: string;
  onChange: (inviter: string | null) => void;
}) {
  const { t } = useTexts();
  const { data } = useQuery(invitersQuery());
  const options: ComboboxOption[] = [
    { value: anybody, label: t("insights.everybody") },
    ...(data?.inviters ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const chosen = options.find((option) => option.value === (inviter ?? anybody)) ?? options[0];
  const face = chosen?.label ?? "";
  return (
    <Combobox
      label={t("insights.filterInviter")}
      searchPlaceholder={t("insights.searchInviters")}
      options={options}
      value={inviter ?? anybody}
      onValueChange={(value) => onChange(value || null)}
      trigger={
        <Button className="max-w-80">
          <UserRound aria-hidden="true" className="max-sm:hidden" />
          <span className="truncate">
            {unset === undefined
              ? face
              : inviter === null
                ? unset
                : t("common.labelled", { label: unset, what: face })}
          </span>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    />
  );
}
