"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { teamSettingsQuery, teamSettingsShape } from "@/components/candidate/team-settings-query";
import { fieldErrors } from "@/components/forms/field-errors";
import { SaveFailure } from "@/components/forms/save-failure";
import { SaveState } from "@/components/forms/save-state";
import { useFocusOnError } from "@/components/forms/use-focus-on-error";
import { useTyped } from "@/components/forms/use-typed";
import { putJson } from "@/components/http/request-json";
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
        <ReasonsOf key={decision} decision={decision} reasons={settings.decisionReasons[decision]} />
      ))}
    </>
  );
}

function ReasonsOf({ decision, reasons }: { decision: keyof DecisionReasons; reasons: readonly string[] }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const saved = reasons.join("\n");
  const [typed, setTyped] = useTyped(saved);
  const field = `decisionReasons.${decision}`;
  const saving = useMutation({
    mutationFn: (text: string) =>
      putJson("/api/settings/team", { decisionReasons: { [decision]: text.split("\n") } }, teamSettingsShape),
    onSuccess(settings) {
      client.setQueryData(teamSettingsQuery().queryKey, settings);
      setTyped(settings.decisionReasons[decision].join("\n"));
    },
  });
  const form = useFocusOnError(saving.error);
  const isChanged = typed.trim() !== saved;
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-3 px-4 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !saving.isPending) saving.mutate(typed);
      }}
    >
      <Field
        label={t(`team.options.${decision}`)}
        error={fieldErrors(saving.error, field, t)}
        aside={<SaveState saving={{ ...saving, isSuccess: saving.isSuccess && !isChanged }} />}
      >
        {(control) => (
          <Textarea {...control} rows={3} value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </Field>
      <SaveFailure error={saving.error} isTyped fields={[field]} />
      <SubmitButton
        variant={isChanged ? "primary" : "secondary"}
        aria-disabled={!isChanged}
        pending={saving.isPending}
        className="self-end"
      >
        {t("settings.save")}
      </SubmitButton>
    </form>
  );
}
