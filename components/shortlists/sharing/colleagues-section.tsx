"use client";

import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { colleaguesQuery } from "@/components/candidate/colleagues-query";
import { SaveFailure } from "@/components/forms/save-failure";
import { usePersonId } from "@/components/session/person-id";
import { SideSection } from "@/components/shortlists/side-section";
import { useShortlistChange } from "@/components/shortlists/use-shortlist-change";
import { useTexts } from "@/components/texts/texts-provider";
import { useSay } from "@/components/ui/behaviour/use-say";
import { IconButton } from "@/components/ui/button";
import { Combobox } from "@/components/ui/fields/combobox";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Shortlist } from "@/lib/shortlists/schema";

/** The colleagues a shortlist is shared with. */
export function ColleaguesSection({ shortlist: { id, readers } }: { shortlist: Shortlist }) {
  const { t } = useTexts();
  const { data } = useQuery(colleaguesQuery());
  const sharing = useShortlistChange(id);
  const [said, say] = useSay();
  const me = usePersonId();
  const others = (data?.colleagues ?? []).filter(
    ({ id: member, isDisabled }) =>
      !isDisabled && member !== me && readers.every((reader) => reader.id !== member),
  );
  const nameOf = (memberId: string) => others.find((one) => one.id === memberId)?.name ?? "";
  const share = (memberId: string) =>
    sharing.mutate(
      { kind: "share", memberId },
      { onSuccess: () => say(t("shortlists.nowShared", { name: nameOf(memberId) })) },
    );
  const unshare = (memberId: string, name: string) =>
    sharing.mutate(
      { kind: "unshare", memberId },
      { onSuccess: () => say(t("shortlists.nowUnshared", { name })) },
    );
  const sees = (isViewer: boolean) => (isViewer ? t("roles.viewer") : t("shortlists.seesAll"));
  return (
    <SideSection title={t("shortlists.colleagues")} hint={t("shortlists.colleaguesHint")}>
      <Combobox
        label={t("shortlists.addColleague")}
        placeholder={t("shortlists.addColleague")}
        searchPlaceholder={t("shortlists.searchColleagues")}
        emptyText={t(others.length > 0 ? "shortlists.noColleague" : "shortlists.noFurtherColleague")}
        options={others.map((one) => ({ value: one.id, label: `${one.name} · ${sees(!one.mayRecruit)}` }))}
        value={null}
        onValueChange={(memberId) => memberId && share(memberId)}
      />
      <SaveFailure error={sharing.error} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {readers.length > 0 && (
        <ul aria-label={t("shortlists.colleagues")} className="flex flex-col border-t border-line">
          {readers.map((reader) => (
            <li
              key={reader.id}
              className="flex items-center justify-between gap-3 border-b border-line py-1.5 text-13"
            >
              <span className="min-w-0">
                <span dir="auto" className="font-[550] break-words">
                  {reader.name}
                </span>{" "}
                <span className="text-12 text-quiet">
                  {reader.isDisabled ? t("shortlists.disabled") : sees(reader.role === "viewer")}
                </span>
              </span>
              <IconButton
                label={t("shortlists.unshare", { name: reader.name })}
                size="sm"
                onClick={() => unshare(reader.id, reader.name)}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </SideSection>
  );
}
