"use client";

import { Ellipsis } from "lucide-react";
import type { Ref } from "react";
import { resetOf } from "@/components/people/reset-words";
import { useTexts } from "@/components/texts/texts-provider";
import { IconButton } from "@/components/ui/button";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/overlays/menu";
import type { MemberView } from "@/lib/members/schema";

/** The actions that ask first. */
export type Question = "rename" | "sees" | "reset" | "secondFactor" | "disable";

const resetWords = {
  account: "settings.people.resetAccount",
  link: "settings.people.newLink",
  password: "settings.people.reset",
} as const;

export function MemberMenu({
  member,
  mayHavePassword,
  buttonRef,
  onAsk,
  onEnable,
}: {
  member: MemberView;
  mayHavePassword: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onAsk: (question: Question) => void;
  onEnable: () => void;
}) {
  const { t } = useTexts();
  const { name, role, state, hasSecondFactor } = member;
  return (
    <Menu
      trigger={
        <IconButton
          ref={buttonRef}
          label={t("settings.people.actionsOf", { name })}
          size="sm"
          tooltip={false}
        >
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem onClick={() => onAsk("rename")}>{t("settings.people.rename")}</MenuItem>
      {role !== "administrator" && (
        <MenuItem onClick={() => onAsk("sees")}>{t("settings.people.sees")}</MenuItem>
      )}
      {state === "disabled" ? (
        <MenuItem onClick={onEnable}>{t("settings.people.enable")}</MenuItem>
      ) : (
        <>
          {(mayHavePassword || state === "active") && (
            <MenuItem onClick={() => onAsk("reset")}>
              {t(resetWords[resetOf(member, mayHavePassword)])}
            </MenuItem>
          )}
          {hasSecondFactor && (
            <MenuItem onClick={() => onAsk("secondFactor")}>
              {t("settings.people.resetSecondFactor")}
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem tone="danger" onClick={() => onAsk("disable")}>
            {t("settings.people.disable")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
