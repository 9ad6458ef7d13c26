"use client";

import { NameHeading } from "@/components/forms/name-heading";
import { useTabTitle } from "@/components/page/use-tab-title";
import { useShortlistChange } from "@/components/shortlists/use-shortlist-change";
import { useTexts } from "@/components/texts/texts-provider";
import type { Shortlist } from "@/lib/shortlists/schema";

export function ListName({ shortlist: { id, name } }: { shortlist: Shortlist }) {
  const { t } = useTexts();
  useTabTitle(name);
  const saving = useShortlistChange(id);
  return (
    <NameHeading
      name={name}
      words={{ rename: t("shortlists.rename"), label: t("shortlists.name"), save: t("shortlists.save") }}
      saving={saving}
      onSave={({ name: next, from }, onSaved) =>
        saving.mutate({ kind: "list", change: { name: next, from: { name: from } } }, { onSuccess: onSaved })
      }
    />
  );
}
