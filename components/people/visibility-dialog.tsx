"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useId, useState } from "react";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { SaveFailure } from "@/components/forms/save-failure";
import { useFocusOnError } from "@/components/forms/use-focus-on-error";
import { type AnswerParser, answerShape } from "@/components/http/answer-shape";
import { RequestFailure } from "@/components/http/request-failure";
import { putJson } from "@/components/http/request-json";
import { InterviewChoice } from "@/components/people/interview-choice";
import { limitWords, type NamedLimit, seesNothing } from "@/components/people/limit-words";
import { limitsQuery } from "@/components/people/limits-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { RadioCard } from "@/components/ui/fields/radio-card";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/overlays/dialog";
import type { LimitView, MemberLimit, MemberView } from "@/lib/members/schema";

/** Asks which assessments a member sees. */
export function VisibilityDialog({
  member,
  limit,
  isOpen,
  onClose,
  onSaved,
  onClosed,
  finalFocus,
}: {
  member: MemberView;
  limit: (LimitView & NamedLimit) | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
  onClosed: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}) {
  const { t } = useTexts();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      onOpenChangeComplete={(open) => !open && onClosed()}
      finalFocus={finalFocus}
      title={t("settings.people.seesTitle", { name: member.name })}
      description={t("settings.people.seesText")}
    >
      <VisibilityForm member={member} limit={limit} onSaved={onSaved} />
    </Dialog>
  );
}

const answer = answerShape<Record<string, unknown>>({}) as AnswerParser<{ limit: LimitView | null }>;

const nothing: MemberLimit = { interviewIds: [], own: false, unclaimed: false };

/** Mounted anew each time the dialog opens. */
function VisibilityForm({
  member: { id, name, role },
  limit,
  onSaved,
}: {
  member: MemberView;
  limit: (LimitView & NamedLimit) | undefined;
  onSaved: () => void;
}) {
  const { t, list } = useTexts();
  const client = useQueryClient();
  const group = useId();
  const [seen] = useState(limit);
  const [isLimited, setIsLimited] = useState(limit !== undefined);
  const [chosen, setChosen] = useState<MemberLimit>(limit ?? nothing);
  const interviews = useQuery(interviewsQuery()).data?.interviews ?? [];
  const mayOwn = role === "recruiter";
  // An interview that Shortlist has forgotten has no assessments.
  const named = interviews.filter((interview) => chosen.interviewIds.includes(interview.id));
  const known = named.map((interview) => interview.id);
  const saving = useMutation({
    mutationFn: () =>
      putJson(
        `/api/members/${id}/visibility`,
        {
          limit: isLimited ? { interviewIds: known, own: chosen.own, unclaimed: chosen.unclaimed } : null,
          replaces: limit?.updatedAt ?? null,
        },
        answer,
      ),
    onSuccess({ limit: saved }) {
      client.setQueryData(limitsQuery().queryKey, (before) => {
        const others = before?.limits.filter(({ memberId }) => memberId !== id) ?? [];
        return { limits: saved ? [...others, saved] : others };
      });
      onSaved();
    },
    // After a conflict the colleague’s choice is read, so that saving again replaces it.
    onError: () => {
      void client.invalidateQueries(limitsQuery());
    },
  });
  const form = useFocusOnError(saving.error);
  const isNothing = seesNothing({ ...chosen, interviews: named.map(({ name }) => name) }, role);
  const isOverruled = saving.error instanceof RequestFailure && saving.error.status === 409;
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate();
      }}
    >
      <SaveFailure error={saving.error} isTyped fields={["limit.interviewIds"]} />
      <fieldset className="flex flex-col gap-1.5">
        <legend className="sr-only">{t("settings.people.sees")}</legend>
        <RadioCard
          name={group}
          label={t("settings.people.seesEverything")}
          hint={t("settings.people.seesEverythingHint")}
          isChosen={!isLimited}
          onChoose={() => setIsLimited(false)}
        />
        <RadioCard
          name={group}
          label={t("settings.people.seesSome")}
          hint={t("settings.people.seesSomeHint")}
          isChosen={isLimited}
          onChoose={() => setIsLimited(true)}
        />
      </fieldset>
      {isLimited && (
        <div className="flex flex-col gap-3 border-t border-line pt-4">
          <InterviewChoice
            chosen={known}
            interviews={interviews}
            onChange={(interviewIds) => setChosen({ ...chosen, interviewIds })}
          />
          {mayOwn && (
            <div className="flex flex-col">
              <Checkbox
                label={t("settings.people.seesOwn")}
                aria-describedby={`${group}own`}
                checked={chosen.own}
                onCheckedChange={(own) => setChosen({ ...chosen, own })}
              />
              <p id={`${group}own`} className="pl-6 text-12 text-quiet">
                {t("settings.people.seesOwnHint")}
              </p>
            </div>
          )}
          <Checkbox
            label={t("settings.people.seesUnclaimed")}
            checked={chosen.unclaimed}
            onCheckedChange={(unclaimed) => setChosen({ ...chosen, unclaimed })}
          />
          <p role="status" className="text-13 text-quiet empty:hidden">
            {isNothing && t("settings.people.seesNothing", { name })}
          </p>
        </div>
      )}
      {isOverruled && limit !== seen && (
        <p className="text-13">
          {t("settings.people.seesTheirs", {
            by: limit?.updatedBy ?? t("common.somebody"),
            what: limit ? limitWords(limit, role, { t, list }) : t("settings.people.seesAll"),
          })}
        </p>
      )}
      <DialogActions>
        <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
        <SubmitButton variant="primary" pending={saving.isPending}>
          {t("settings.save")}
        </SubmitButton>
      </DialogActions>
    </form>
  );
}
