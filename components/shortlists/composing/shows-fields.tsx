"use client";

import { SaveFailure } from "@/components/forms/save-failure";
import { SideSection } from "@/components/shortlists/side-section";
import { useShortlistChange } from "@/components/shortlists/use-shortlist-change";
import { useTexts } from "@/components/texts/texts-provider";
import { Checkbox } from "@/components/ui/fields/checkbox";
import type { Shortlist } from "@/lib/shortlists/schema";

const offered = ["showsDecision", "showsEmail", "showsPhone"] as const;

/** What readers are shown beside what they always are. */
export function ShowsFields({ shortlist }: { shortlist: Shortlist }) {
  const { t } = useTexts();
  const saving = useShortlistChange(shortlist.id);
  const asked = saving.isPending && saving.variables.kind === "list" ? saving.variables.change : {};
  return (
    <SideSection title={t("shortlists.shows")} hint={t("shortlists.showsHint")}>
      <div className="flex flex-col gap-1.5">
        {offered.map((name) => (
          <Checkbox
            key={name}
            label={t(`shortlists.${name}`)}
            checked={asked[name] ?? shortlist[name]}
            onCheckedChange={(shows) => saving.mutate({ kind: "list", change: { [name]: shows } })}
          />
        ))}
      </div>
      <SaveFailure error={saving.error} />
    </SideSection>
  );
}
