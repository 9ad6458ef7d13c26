"use client";

import { useQuery } from "@tanstack/react-query";
import { teamSettingsQuery } from "@/components/candidate/team-settings-query";
import { fieldErrors } from "@/components/forms/field-errors";
import { SaveFailure } from "@/components/forms/save-failure";
import { SaveState } from "@/components/forms/save-state";
import { LastChanged } from "@/components/settings/last-changed";
import { SettingGroup } from "@/components/settings/setting-group";
import { SettingsPage } from "@/components/settings/settings-page";
import { BlindReviewForm } from "@/components/team/blind-review-form";
import { DecisionReasonsForm } from "@/components/team/decision-reasons-form";
import { useTeamSetting } from "@/components/team/use-team-setting";
import { useTexts } from "@/components/texts/texts-provider";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import type { BlindReviewView } from "@/lib/settings/blind-review/schema";
import type { TeamSettings } from "@/lib/settings/schema";

export function TeamScreen({
  settings: rendered,
  review,
}: {
  settings: TeamSettings;
  review: BlindReviewView;
}) {
  const { t } = useTexts();
  const { data: settings = rendered } = useQuery(teamSettingsQuery());
  return (
    <SettingsPage section="team">
      <SettingGroup title={t("settings.team.attention")}>
        <PendingLimit settings={settings} />
      </SettingGroup>
      <SettingGroup title={t("settings.team.reasons")}>
        <DecisionReasonsForm settings={settings} />
      </SettingGroup>
      <SettingGroup title={t("blind.title")}>
        <BlindReviewForm review={review} />
      </SettingGroup>
    </SettingsPage>
  );
}

/** After how many days a pending assessment needs attention. */
function PendingLimit({ settings }: { settings: TeamSettings }) {
  const { t } = useTexts();
  const { typed, setTyped, error, state, form, submit } = useTeamSetting(
    settings,
    ({ pendingLimitDays }) => String(pendingLimitDays),
    // The server refuses what isn’t a number, in its own words.
    (days) => ({ pendingLimitDays: /^\s*\d+\s*$/.test(days) ? Number(days) : days }),
  );
  const { updatedBy, updatedAt } = settings;
  return (
    <form {...form}>
      <Field
        label={t("settings.team.pendingLimit")}
        hint={t("settings.team.pendingLimitHint")}
        error={fieldErrors(error, "pendingLimitDays", t)}
        aside={<SaveState saving={state} />}
      >
        {(control) => (
          <span className="flex items-center gap-2.5">
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              className="tabular w-20 text-right"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <span className="text-13">{t("settings.team.days")}</span>
            <SubmitButton {...submit} className="ml-auto h-9 pointer-coarse:h-11">
              {t("settings.save")}
            </SubmitButton>
          </span>
        )}
      </Field>
      <SaveFailure error={error} isTyped fields={["pendingLimitDays"]} />
      <p className="border-t border-line pt-3 text-12 text-quiet">
        <LastChanged updatedBy={updatedBy} updatedAt={updatedAt} />
      </p>
    </form>
  );
}
