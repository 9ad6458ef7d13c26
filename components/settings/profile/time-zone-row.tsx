"use client";

import { ChevronDown } from "lucide-react";
import { useMemo } from "react";
import { zoneLabel, zoneOptions } from "@/components/settings/profile/time-zones";
import { useProfileChange } from "@/components/settings/profile/use-profile-change";
import { SaveFailure } from "@/components/settings/save-failure";
import { SaveState } from "@/components/settings/save-state";
import { SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox";
import { clockTime } from "@/components/ui/format-time";
import { useNow } from "@/components/ui/use-now";
import { useBrowsersZone } from "@/components/ui/use-zone";

const browsers = "browser";

/** In which zone times are told. */
export function TimeZoneRow({ timeZone }: { timeZone: string | null }) {
  const { t, locale } = useTexts();
  const now = useNow();
  const ofTheBrowser = useBrowsersZone();
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
          <Button className="max-w-72">
            <span className="truncate">{chosen ? zoneLabel(chosen) : asTheBrowser}</span>
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
    </SettingRow>
  );
}
