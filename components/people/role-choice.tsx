"use client";

import type { WantedChange } from "@/components/people/use-member-change";
import { useTexts } from "@/components/texts/texts-provider";
import { SelectMenu } from "@/components/ui/fields/select-menu";
import type { MemberView } from "@/lib/members/schema";
import { roles } from "@/lib/roles";

/** A mere text where the role can’t be changed. */
export function RoleChoice({
  member,
  isFixed,
  saving,
  onChoose,
}: {
  member: MemberView;
  isFixed: boolean;
  saving?: WantedChange;
  onChoose: (role: MemberView["role"]) => void;
}) {
  const { t } = useTexts();
  if (isFixed) return <span className="py-1 text-13 text-quiet sm:px-2">{t(`roles.${member.role}`)}</span>;
  return (
    <SelectMenu
      label={t("settings.people.roleOf", { name: member.name })}
      value={saving?.kind === "role" ? saving.role : member.role}
      options={roles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      onValueChange={(role) => role !== member.role && onChoose(role)}
      className="h-7 border-transparent bg-transparent px-2 max-sm:-mr-3 pointer-coarse:h-9 pointer-coarse:px-2"
    />
  );
}
