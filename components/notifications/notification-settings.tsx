"use client";

import { SaveFailure } from "@/components/forms/save-failure";
import { SaveState } from "@/components/forms/save-state";
import { useBrowserPermission } from "@/components/notifications/use-browser-permission";
import { useProfileChange } from "@/components/session/use-profile-change";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/fields/switch";

/** The choice is kept with the profile; each browser asks for its own permission, and only after a press here. */
export function NotificationSettings({ isOn }: { isOn: boolean }) {
  const { t } = useTexts();
  const saving = useProfileChange();
  const { permission, ask } = useBrowserPermission();
  const wanted = saving.isPending ? saving.variables.preferences?.browserNotifications : isOn;
  const isAsleep = permission === "unsupported" || permission === "denied";

  async function change(browserNotifications: boolean) {
    if (browserNotifications && (await ask()) !== "granted") return;
    saving.mutate({ preferences: { browserNotifications } });
  }
  return (
    <div className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-start justify-between gap-4">
        <Switch
          label={t("notices.byBrowser")}
          hint={t("notices.byBrowserHint")}
          checked={wanted ?? isOn}
          // It can be switched off in any browser.
          disabled={permission === undefined || (isAsleep && !isOn)}
          onCheckedChange={(on) => void change(on)}
          className="w-full"
        />
        <SaveState saving={saving} />
      </div>
      {isAsleep && <p className="text-12 text-quiet">{t(`notices.${permission}`)}</p>}
      {isOn && permission === "default" && (
        <div className="flex flex-wrap items-center gap-3 text-12 text-quiet">
          {t("notices.needsPermission")}
          <Button size="sm" onClick={() => void ask()}>
            {t("notices.allow")}
          </Button>
        </div>
      )}
      <SaveFailure error={saving.error} />
    </div>
  );
}
