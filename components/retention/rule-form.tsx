"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { SaveFailure } from "@/components/forms/save-failure";
import { SaveState } from "@/components/forms/save-state";
import { putJson } from "@/components/http/request-json";
import { retentionKey, retentionShape, ruleQuery } from "@/components/retention/retention-query";
import { RuleFields } from "@/components/retention/rule-fields";
import { useTexts } from "@/components/texts/texts-provider";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { RelativeTime } from "@/components/ui/relative-time";
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
  const { updatedBy, updatedAt } = saved;
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
      <SaveFailure error={isChanged ? saving.error : null} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <p className="min-w-0 flex-1 basis-32 text-12 text-quiet">
          {isChanged
            ? t("retention.unsaved")
            : updatedBy && updatedAt
              ? t.rich("settings.team.changedBy", {
                  by: updatedBy,
                  when: () => <RelativeTime at={updatedAt} />,
                })
              : t("settings.team.asItCame")}
        </p>
        <span className="ml-auto flex items-center gap-3">
          <SaveState saving={{ isPending: saving.isPending, isSuccess: saving.isSuccess && !isChanged }} />
          <SubmitButton
            variant={isChanged ? "primary" : "secondary"}
            aria-disabled={!isChanged}
            pending={saving.isPending}
          >
            {t("settings.save")}
          </SubmitButton>
        </span>
      </div>
    </form>
  );
}
