"use client";

import { SaveFailure } from "@/components/forms/save-failure";
import { SaveState } from "@/components/forms/save-state";
import { useProfileChange } from "@/components/session/use-profile-change";
import { useTexts } from "@/components/texts/texts-provider";
import { Switch } from "@/components/ui/fields/switch";

/** Whether single keys do something (WCAG 2.1.4). */
export function ShortcutsRow({ isOn }: { isOn: boolean }) {
  const { t } = useTexts();
  const saving = useProfileChange();
  const shown = saving.isPending ? saving.variables.preferences?.shortcuts : isOn;
  return (
    <div className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-start justify-between gap-4">
        <Switch
          label={t("settings.profile.shortcuts")}
          hint={t("settings.profile.shortcutsHint")}
          checked={shown ?? isOn}
          onCheckedChange={(shortcuts) => saving.mutate({ preferences: { shortcuts } })}
          className="flex-1"
        />
        <SaveState saving={saving} />
      </div>
      <SaveFailure error={saving.error} />
    </div>
  );
}
