"use client";

import { ChevronDown } from "lucide-react";
import { useMemo } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import { SaveState } from "@/components/forms/save-state";
import { zoneLabel, zoneOptions } from "@/components/profile/time-zones";
import { useProfileChange } from "@/components/session/use-profile-change";
import { SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { useNow } from "@/components/ui/behaviour/use-now";
import { useBrowserZone } from "@/components/ui/behaviour/use-zone";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/fields/combobox";
import { clockTime } from "@/components/ui/format-time";

const browsers = "browser";

export function TimeZoneRow({ timeZone }: { timeZone: string | null }) {
  const { t, locale } = useTexts();
  const now = useNow();
  const ofTheBrowser = useBrowserZone();
  const saving = useProfileChange();
  const chosen = saving.isPending ? (saving.variables.preferences?.timeZone ?? null) : timeZone;
  const asTheBrowser = t("settings.profile.browsersZone", { zone: zoneLabel(ofTheBrowser) });
  const options = useMemo(
    () => [{ value: browsers, label: asTheBrowser }, ...zoneOptions(chosen)],
    [asTheBrowser, chosen],
  );
  const zone = chosen ?? ofTheBrowser;
  return (
    <SettingRow
      label={t("settings.profile.timeZone")}
      hint={
        now !== undefined &&
        t("settings.profile.timeZoneNow", { time: clockTime(now, now, { locale, timeZone: zone }) })
      }
      below={<SaveFailure error={saving.error} />}
    >
      <SaveState saving={saving} />
      <Combobox
        label={t("settings.profile.timeZone")}
        searchPlaceholder={t("settings.profile.searchZones")}
        options={options}
        value={chosen ?? browsers}
        onValueChange={(value) =>
          value !== null && saving.mutate({ preferences: { timeZone: value === browsers ? null : value } })
        }
        trigger={
          <Button className="button-wraps sm:max-w-72">
            <span className="line-clamp-2">{chosen ? zoneLabel(chosen) : asTheBrowser}</span>
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
    </SettingRow>
  );
}
