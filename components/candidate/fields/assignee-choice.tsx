"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { colleaguesQuery } from "@/components/candidate/colleagues-query";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { Combobox } from "@/components/ui/fields/combobox";
import type { ComboboxOption } from "@/components/ui/fields/combobox-option";

type Assignee = { id: string; name?: string };

const nobody = "";

/** Chooses a colleague who may recruit, the reader first, or no one. @param present undefined where rows differ. */
export function AssigneeChoice({
  label,
  present,
  onChoose,
  trigger,
}: {
  label: string;
  present: Assignee | null | undefined;
  onChoose: (assignee: Assignee | null) => void;
  trigger: ReactElement<Record<string, unknown>>;
}) {
  const { t } = useTexts();
  const me = usePersonId();
  const { data, isError, refetch } = useQuery(colleaguesQuery());
  const able = (data?.colleagues ?? []).filter(({ mayRecruit }) => mayRecruit);
  const inOrder = [...able.filter(({ id }) => id === me), ...able.filter(({ id }) => id !== me)];
  const options: ComboboxOption[] = [
    ...inOrder.map(({ id, name }) => ({
      value: id,
      label: name,
      detail: id === me ? t("assigning.you") : undefined,
    })),
    ...(data
      ? []
      : [{ value: "?", label: t(isError ? "assigning.notLoaded" : "assigning.loading"), disabled: true }]),
    ...(present === null ? [] : [{ value: nobody, label: t("assigning.clear") }]),
  ];
  return (
    <span className="contents" onClickCapture={() => isError && void refetch()}>
      <Combobox
        label={label}
        searchPlaceholder={t("assigning.search")}
        options={options}
        value={present?.id ?? (present === null ? nobody : null)}
        onValueChange={(value) => {
          const chosen = able.find(({ id }) => id === value);
          if (chosen) onChoose({ id: chosen.id, name: chosen.name });
          else if (value === nobody) onChoose(null);
        }}
        trigger={trigger}
      />
    </span>
  );
}
