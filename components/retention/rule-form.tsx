"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { putJson } from "@/components/http/request-json";
import { retentionKey, retentionShape, ruleQuery } from "@/components/retention/retention-query";
import { RuleFields } from "@/components/retention/rule-fields";
import { RuleFoot } from "@/components/settings/rule-foot";
import { useTexts } from "@/components/texts/texts-provider";
import type { RetentionRule, RetentionView } from "@/lib/retention/schema";

/** After how long candidates are erased. */
export function RuleForm({
  rule,
  saved,
  isChanged,
  onChange,
  onSaved,
}: {
  rule: RetentionRule;
  saved: RetentionView;
  isChanged: boolean;
  onChange: (rule: RetentionRule) => void;
  onSaved: () => void;
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  const interviews = useQuery(interviewsQuery()).data?.interviews ?? [];
  const saving = useMutation({
    mutationFn: () =>
      putJson("/api/settings/retention", { ...rule, replaces: saved.updatedAt ?? null }, retentionShape),
    async onSuccess(now) {
      // Until it is read, the list is by the rule from before.
      await client.invalidateQueries({ queryKey: [...retentionKey, "due"] });
      client.setQueryData(ruleQuery().queryKey, now);
      onSaved();
    },
    // After a conflict the colleague’s rule is read, so that saving again replaces it.
    onError: () => {
      void client.invalidateQueries({ queryKey: ruleQuery().queryKey });
    },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4 px-4 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !saving.isPending) saving.mutate();
      }}
    >
      <p className="text-13 text-quiet">
        {t("retention.text")} {t("retention.service")}
      </p>
      <RuleFields
        rule={rule}
        interviews={interviews}
        onChange={(next) => {
          saving.reset();
          onChange(next);
        }}
      />
      <RuleFoot saving={saving} isChanged={isChanged} unsaved={t("retention.unsaved")} saved={saved} />
    </form>
  );
}
