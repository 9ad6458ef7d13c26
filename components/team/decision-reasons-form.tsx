"use client";

import { fieldErrors } from "@/components/forms/field-errors";
import { SaveFailure } from "@/components/forms/save-failure";
import { SaveState } from "@/components/forms/save-state";
import { useTeamSetting } from "@/components/team/use-team-setting";
import { useTexts } from "@/components/texts/texts-provider";
import { Field } from "@/components/ui/fields/field";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Textarea } from "@/components/ui/fields/textarea";
import type { DecisionReasons, TeamSettings } from "@/lib/settings/schema";

const explained = ["advance", "hold", "reject"] as const satisfies (keyof DecisionReasons)[];

/** The reasons that the team chooses from, one a line. */
export function DecisionReasonsForm({ settings }: { settings: TeamSettings }) {
  const { t } = useTexts();
  return (
    <>
      <p className="px-4 py-3 text-12 text-quiet">{t("settings.team.reasonsHint")}</p>
      {explained.map((decision) => (
        <ReasonsOf key={decision} decision={decision} settings={settings} />
      ))}
    </>
  );
}

function ReasonsOf({ decision, settings }: { decision: keyof DecisionReasons; settings: TeamSettings }) {
  const { t } = useTexts();
  const field = `decisionReasons.${decision}`;
  const { typed, setTyped, error, state, form, submit } = useTeamSetting(
    settings,
    ({ decisionReasons }) => decisionReasons[decision].join("\n"),
    (text) => ({ decisionReasons: { [decision]: text.split("\n") } }),
  );
  return (
    <form {...form}>
      <Field
        label={t(`team.options.${decision}`)}
        error={fieldErrors(error, field, t)}
        aside={<SaveState saving={state} />}
      >
        {(control) => (
          <Textarea {...control} rows={3} value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </Field>
      <SaveFailure error={error} isTyped fields={[field]} />
      <SubmitButton {...submit} className="self-end">
        {t("settings.save")}
      </SubmitButton>
    </form>
  );
}
