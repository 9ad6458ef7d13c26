"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronDown, UserRound, UserRoundCheck } from "lucide-react";
import { useAssign } from "@/components/assessments/panel/use-assign";
import { colleaguesQuery } from "@/components/candidate/colleagues-query";
import { AssigneeChoice } from "@/components/candidate/fields/assignee-choice";
import { failureWords } from "@/components/http/problem-words";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { useKeepFocus } from "@/components/ui/behaviour/use-keep-focus";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { AssessmentView } from "@/lib/assessments/schema";

/** The responsible colleague, below the decision. */
export function AssigneeField({ assessment, canAssign }: { assessment: AssessmentView; canAssign: boolean }) {
  const { t } = useTexts();
  const { assignee } = assessment;
  const name = assignee?.name ?? t("common.somebody");
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-13">
        <span className="text-quiet">{t("common.labelled", { label: t("assigning.title"), what: "" })}</span>
        {canAssign ? (
          <Choosing assessment={assessment} />
        ) : (
          <span dir="auto" className={assignee ? "font-[550]" : "text-faint"}>
            {assignee ? name : t("assigning.nobody")}
          </span>
        )}
      </div>
      {assignee?.isDisabled && <p className="text-12 text-quiet">{t("assigning.disabledMeans", { name })}</p>}
    </div>
  );
}

function Choosing({ assessment }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  const me = usePersonId();
  const { shown, choose, isPending, error } = useAssign(assessment);
  const own = useQuery(colleaguesQuery()).data?.colleagues.find(({ id }) => id === me);
  const isMine = shown?.id === me;
  // The pressed button disappears.
  const focus = useKeepFocus<HTMLDivElement>(String(isMine));
  return (
    <>
      <div {...focus} className="flex min-w-0 flex-wrap items-center gap-2 rounded-md">
        <AssigneeChoice
          label={t("assigning.choose")}
          present={shown}
          onChoose={choose}
          trigger={
            <Button
              size="sm"
              data-palette="assign"
              data-takes-focus=""
              className="max-w-64"
              aria-label={t("common.labelled", {
                label: t("assigning.title"),
                what: shown?.name ?? t("assigning.nobody"),
              })}
              aria-busy={isPending || undefined}
            >
              {shown ? <UserRoundCheck aria-hidden="true" /> : <UserRound aria-hidden="true" />}
              <span dir="auto" className="truncate">
                {shown ? (shown.name ?? t("common.somebody")) : t("assigning.nobody")}
              </span>
              <ChevronDown aria-hidden="true" />
            </Button>
          }
        />
        {own?.mayRecruit && !isMine && (
          <Button
            size="sm"
            variant="ghost"
            data-palette="assignMe"
            onClick={() => choose({ id: own.id, name: own.name })}
          >
            {t("assigning.toMe")}
          </Button>
        )}
      </div>
      {error && (
        <Notice tone="warning" role="alert" className="w-full">
          {failureWords(error, t)}
        </Notice>
      )}
    </>
  );
}
