"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { accessQuery, accessShape } from "@/components/access/access-query";
import { putJson } from "@/components/http/request-json";
import { RuleFoot } from "@/components/settings/rule-foot";
import { useTexts } from "@/components/texts/texts-provider";
import { RadioCard } from "@/components/ui/fields/radio-card";
import type { AccessView, SecondFactorChoice } from "@/lib/auth/access/schema";

const choices = ["optional", "administrators", "everybody"] as const satisfies SecondFactorChoice[];

/** Who needs a second factor in addition to a password. Saved with a button, since it may sign colleagues out. */
export function RuleForm({ access: { rule, without } }: { access: AccessView }) {
  const { t } = useTexts();
  const id = useId();
  const client = useQueryClient();
  const [chosen, setChosen] = useState(rule.secondFactor);
  const saving = useMutation({
    mutationFn: (secondFactor: SecondFactorChoice) =>
      putJson("/api/access/second-factor", { secondFactor }, accessShape),
    onSuccess: (now) => client.setQueryData(accessQuery().queryKey, now),
  });
  const isChanged = chosen !== rule.secondFactor;
  const hintOf = (choice: SecondFactorChoice) =>
    choice === "optional"
      ? t("access.ruleHints.optional")
      : t(`access.ruleHints.${choice}`, { count: without[choice] });
  return (
    <form
      noValidate
      className="flex flex-col gap-3 px-4 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !saving.isPending) saving.mutate(chosen);
      }}
    >
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-2 text-13 text-quiet">{t("access.ruleText")}</legend>
        {choices.map((choice) => (
          <RadioCard
            key={choice}
            name={`${id}rule`}
            label={t(`access.rules.${choice}`)}
            hint={hintOf(choice)}
            isChosen={chosen === choice}
            onChoose={() => setChosen(choice)}
          />
        ))}
      </fieldset>
      <RuleFoot
        saving={saving}
        isChanged={isChanged}
        unsaved={chosen === "optional" ? undefined : t("access.ruleConsequence")}
        saved={rule}
      />
    </form>
  );
}
