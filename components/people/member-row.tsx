"use client";

import { useRef, useState } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import { SaveState } from "@/components/forms/save-state";
import { initials } from "@/components/page/initials";
import { ChangeDialog } from "@/components/people/change-dialog";
import { limitWords, type NamedLimit, seesNothing } from "@/components/people/limit-words";
import { MemberMenu, type Question } from "@/components/people/member-menu";
import { MemberState } from "@/components/people/member-state";
import { RenameDialog } from "@/components/people/rename-dialog";
import { RoleChoice } from "@/components/people/role-choice";
import { useMemberChange, type WantedChange } from "@/components/people/use-member-change";
import { VisibilityDialog } from "@/components/people/visibility-dialog";
import { useTexts } from "@/components/texts/texts-provider";
import { Avatar } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";
import type { LimitView, MemberView } from "@/lib/members/schema";

export function MemberRow({
  member,
  limit,
  isOwn,
  mayHavePassword,
  isLastAdministrator,
}: {
  member: MemberView;
  /** With the names of its interviews. */
  limit: (LimitView & NamedLimit) | undefined;
  isOwn: boolean;
  mayHavePassword: boolean;
  isLastAdministrator: boolean;
}) {
  const { t, list } = useTexts();
  const [question, setQuestion] = useState<Question>();
  const menu = useRef<HTMLButtonElement>(null);
  const saving = useMemberChange(member.id);
  /** Something was saved by a dialog. What it covers isn’t announced: the row says so once it is closed. */
  const hasSaved = useRef(false);
  const [isSaved, setIsSaved] = useState(false);
  const change = (wanted: WantedChange) => {
    setIsSaved(false);
    saving.mutate(wanted);
  };
  const ask = (next: Question) => {
    setIsSaved(false);
    if (!saving.isPending) saving.reset();
    setQuestion(next);
  };
  const dialog = {
    member,
    onClose: () => setQuestion(undefined),
    onSaved() {
      hasSaved.current = true;
      setQuestion(undefined);
    },
    onClosed() {
      setIsSaved(hasSaved.current);
      hasSaved.current = false;
    },
    finalFocus: menu,
  };
  const { name } = member;
  return (
    <li className="flex flex-col gap-2 px-4 py-2.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_2rem] items-center gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_9rem_9.5rem_2rem] xl:grid-cols-[minmax(0,1fr)_13rem_9.5rem_2rem]">
        <div
          className={cn("flex min-w-0 items-center gap-3", isOwn ? "max-sm:col-span-3" : "max-sm:col-span-2")}
        >
          <Avatar letters={initials(name)} />
          <div className="flex min-w-0 flex-col">
            <span className={cn("truncate text-13 font-[550]", member.state === "disabled" && "text-quiet")}>
              <bdi>{name}</bdi>
              {isOwn && <span className="ml-0.5 font-normal text-quiet"> {t("settings.people.isYou")}</span>}
            </span>
            <span className="text-12 text-quiet wrap-anywhere sm:truncate" dir="auto">
              {member.email}
            </span>
          </div>
        </div>
        <MemberState
          member={member}
          mayHavePassword={mayHavePassword}
          className="max-sm:col-start-1 max-sm:row-start-2 max-sm:pl-10"
        />
        <span className="flex items-center justify-end gap-2 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2">
          <SaveState
            saving={{
              isPending: saving.isPending,
              isSuccess: saving.isSuccess || (isSaved && !saving.isPending),
            }}
          />
          <RoleChoice
            member={member}
            isFixed={isLastAdministrator}
            saving={saving.isPending ? saving.variables : undefined}
            onChoose={(role) => change({ kind: "role", role })}
          />
        </span>
        {!isOwn && (
          <span className="flex justify-end max-sm:col-start-3 max-sm:row-start-1 max-sm:-mr-3">
            <MemberMenu
              member={member}
              mayHavePassword={mayHavePassword}
              buttonRef={menu}
              onAsk={ask}
              onEnable={() => change({ kind: "enable" })}
            />
          </span>
        )}
      </div>
      {isLastAdministrator && (
        <p className="pl-10 text-12 text-quiet">{t("settings.people.lastAdministrator", { name })}</p>
      )}
      {limit && member.role !== "administrator" && (
        <p className="pl-10 text-12 text-quiet">
          {seesNothing(limit, member.role)
            ? t("settings.people.limitedToNothing")
            : t("settings.people.limitedTo", { what: limitWords(limit, member.role, { t, list }) })}
        </p>
      )}
      <SaveFailure error={saving.error} />
      <RenameDialog {...dialog} isOpen={question === "rename"} />
      <VisibilityDialog {...dialog} limit={limit} isOpen={question === "sees"} />
      <ChangeDialog
        {...dialog}
        mayHavePassword={mayHavePassword}
        question={question === "rename" || question === "sees" ? undefined : question}
      />
    </li>
  );
}
