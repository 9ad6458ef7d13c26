"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { putJson } from "@/components/http/request-json";
import { InterviewRules } from "@/components/settings/interview-rules";
import { RuleFoot } from "@/components/settings/rule-foot";
import { blindReviewQuery, blindReviewShape } from "@/components/team/blind-review-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { SelectMenu } from "@/components/ui/fields/select-menu";
import {
  type BlindReviewView,
  type BlindRule,
  blindReviewers,
  type Reviewers,
} from "@/lib/settings/blind-review/schema";

const ruleOf = ({ reviewers, interviews, revealsOnDecision, showsResults }: BlindRule): BlindRule => ({
  reviewers,
  interviews,
  revealsOnDecision,
  showsResults,
});

const isSame = (one: BlindRule, other: BlindRule) =>
  JSON.stringify(ruleOf(one)) === JSON.stringify(ruleOf(other));

/** From whom the candidates of which interviews are hidden. */
export function BlindReviewForm({ review: rendered }: { review: BlindReviewView }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data: saved = rendered } = useQuery(blindReviewQuery());
  const interviews = useQuery(interviewsQuery()).data?.interviews ?? [];
  /** Only what this person has changed: the rest follows what colleagues save. */
  const [changes, setChanges] = useState<Partial<BlindRule>>({});
  const rule = { ...ruleOf(saved), ...changes };
  const isChanged = !isSame(rule, saved);
  const saving = useMutation({
    mutationFn: () =>
      putJson("/api/settings/blind-review", { ...rule, replaces: saved.updatedAt ?? null }, blindReviewShape),
    onSuccess(now) {
      client.setQueryData(blindReviewQuery().queryKey, now);
      setChanges({});
    },
    // After a conflict the colleague’s rule is read, and saving again adds these changes to it.
    onError: () => {
      void client.invalidateQueries(blindReviewQuery());
    },
  });
  const change = (more: Partial<BlindRule>) => {
    saving.reset();
    setChanges({ ...changes, ...more });
  };
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
        {t("blind.text")} {t("blind.administrators")}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <span className="text-13 font-[550]">{t("blind.who")}</span>
        <ReviewersMenu
          label={t("blind.who")}
          value={rule.reviewers}
          onChange={(reviewers) => change({ reviewers })}
        />
      </div>
      <InterviewRules<Reviewers>
        own={rule.interviews.map(({ id, reviewers }) => ({ id, value: reviewers }))}
        general={rule.reviewers === "nobody" ? "recruiters" : "nobody"}
        interviews={interviews}
        words={{
          title: t("blind.own"),
          add: t("blind.add"),
          labelOf: (interview) => t("blind.whoOf", { interview }),
          remove: (interview) => t("blind.remove", { interview }),
        }}
        control={(of) => <ReviewersMenu {...of} />}
        onChange={(own) => change({ interviews: own.map(({ id, value }) => ({ id, reviewers: value })) })}
      />
      <div className="flex flex-col gap-3 border-t border-line pt-4">
        <Choice
          label={t("blind.onDecision")}
          hint={t("blind.onDecisionHint")}
          isChosen={rule.revealsOnDecision}
          onChange={(revealsOnDecision) => change({ revealsOnDecision })}
        />
        <Choice
          label={t("blind.results")}
          hint={t("blind.resultsHint")}
          isChosen={rule.showsResults}
          onChange={(showsResults) => change({ showsResults })}
        />
      </div>
      <RuleFoot saving={saving} isChanged={isChanged} unsaved={t("blind.unsaved")} saved={saved} />
    </form>
  );
}

function ReviewersMenu({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Reviewers;
  onChange: (value: Reviewers) => void;
}) {
  const { t } = useTexts();
  return (
    <SelectMenu
      label={label}
      value={value}
      onValueChange={onChange}
      options={blindReviewers.map((one) => ({ value: one, label: t(`blind.reviewers.${one}`) }))}
    />
  );
}

function Choice({
  label,
  hint,
  isChosen,
  onChange,
}: {
  label: string;
  hint: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col">
      <Checkbox label={label} aria-describedby={id} checked={isChosen} onCheckedChange={onChange} />
      <p id={id} className="pl-6 text-12 text-quiet pointer-coarse:-mt-2.5 pointer-coarse:pl-7">
        {hint}
      </p>
    </div>
  );
}
