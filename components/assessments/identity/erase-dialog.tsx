"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import { answerShape } from "@/components/http/answer-shape";
import { failureWords } from "@/components/http/problem-words";
import { getJson, post } from "@/components/http/request-json";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Notice } from "@/components/ui/notice";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { ErasurePreview } from "@/lib/erasing/schema";

const preview = answerShape<ErasurePreview>({
  assessments: "array",
  notes: "number",
  invitations: "number",
  importRows: "number",
  shortlists: "number",
  mentions: "array",
  hasMoreMentions: "boolean",
  isUnsettled: "boolean",
});

const previewKey = "erasure";

/** Colleagues may change things meanwhile, and an invitation may be settled. */
const readAgainMs = 5_000;

/**
 * Shows what is deleted and what is kept, and asks for a word or the name to be typed. Afterwards it lists the texts that
 * still have the name.
 */
export function EraseDialog({
  trigger,
  id,
  onHold,
}: {
  trigger: ReactElement<Record<string, unknown>>;
  id: number;
  /** Whether the dialog has to stay although the candidate is erased. */
  onHold: (isHeld: boolean) => void;
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const [left, setLeft] = useState<ErasurePreview>();
  const path = `/api/assessments/${id}/erase`;
  const erasing = useMutation({
    mutationFn: ({ assessments }: ErasurePreview) => post(`${path}?seen=${assessments.join(",")}`),
    onMutate({ mentions }) {
      // One that is under way could be answered after the erasure, with an error.
      void client.cancelQueries({ queryKey: [previewKey, id] });
      onHold(mentions.length > 0);
    },
    onError: () => onHold(false),
    async onSuccess(_, shown) {
      if (shown.mentions.length > 0) setLeft(shown);
      else setIsOpen(false);
      // The preview would be refused now; all else that this tab has read of them is read again.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== previewKey });
    },
  });
  const { data, error } = useQuery({
    queryKey: [previewKey, id],
    queryFn: ({ signal }) => getJson(path, preview, signal),
    // Once they are erased it would be refused.
    enabled: isOpen && !erasing.isPending && !erasing.isSuccess,
    refetchInterval: readAgainMs,
    gcTime: 0,
  });
  const words = [t("erasing.confirmWord"), "ERASE", "LOESCHEN", data?.name];
  const isConfirmed = words.some((word) => word?.trim().toLowerCase() === typed.trim().toLowerCase());
  const isRefused = data?.isUnsettled || data?.block !== undefined;
  const canErase = data !== undefined && !isRefused;
  const failure = error ?? erasing.error;
  // Its words are below the field, where a phone has the buttons.
  useEffect(() => {
    if (isWrong) form.current?.scrollIntoView({ block: "end" });
  }, [isWrong]);
  return (
    <Dialog
      trigger={trigger}
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open);
        setTyped("");
        setIsWrong(false);
        if (!open) onHold(false);
      }}
      // What is deleted is to be read first.
      startsAtTop
      finalFocus={() => document.querySelector<HTMLElement>("[data-erased-notice]") ?? true}
      title={titleOf(t, left ? undefined : data, left !== undefined)}
      description={!left && !isRefused && data && t("erasing.means", { count: data.assessments.length })}
      actions={
        left ? (
          <DialogClose render={<Button />}>{t("common.close")}</DialogClose>
        ) : (
          <>
            <DialogClose render={<Button variant={data?.block ? "secondary" : "ghost"} />}>
              {t(data?.block ? "common.close" : "common.cancel")}
            </DialogClose>
            {!isRefused && (
              <SubmitButton
                form={formId}
                variant="danger"
                pending={erasing.isPending}
                aria-disabled={!canErase}
              >
                {t("erasing.erase")}
              </SubmitButton>
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-3 text-14">
        {left ? (
          <Mentions data={left} />
        ) : data?.block ? (
          <Notice tone="warning">
            {t("erasing.blocked", { reason: data.block.reason, by: data.block.by })}
          </Notice>
        ) : data?.isUnsettled ? (
          <Notice tone="warning">{t("erasing.unsettled")}</Notice>
        ) : data ? (
          <WhatGoes data={data} />
        ) : (
          !error && <Skeleton className="h-64 w-full" />
        )}
      </div>
      {failure && !left && (
        <Notice tone="warning" role="alert">
          {failureWords(failure, t)}
        </Notice>
      )}
      {canErase && !left && (
        <form
          id={formId}
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            if (erasing.isPending) return;
            setIsWrong(!isConfirmed);
            if (isConfirmed) erasing.mutate(data);
          }}
        >
          <Field
            label={t("erasing.confirm", { word: t("erasing.confirmWord") })}
            error={isWrong ? [t("erasing.wrongWord", { word: t("erasing.confirmWord") })] : []}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={typed}
                readOnly={erasing.isPending}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        </form>
      )}
    </Dialog>
  );
}

function titleOf(t: ReturnType<typeof useTexts>["t"], data: ErasurePreview | undefined, isDone: boolean) {
  if (isDone) return t("erasing.done");
  if (!data?.name) return t("erasing.titleNobody");
  return t(data.block ? "erasing.blockedTitle" : "erasing.title", { name: data.name });
}

function WhatGoes({ data }: { data: ErasurePreview }) {
  const { t } = useTexts();
  const counted = (["notes", "invitations", "importRows", "shortlists"] as const).filter(
    (what) => data[what] > 0,
  );
  return (
    <>
      <div>
        <p>{t("erasing.goes")}</p>
        <ul className="list-disc pl-5">
          <li>{t(data.name ? "erasing.ofAssessments" : "erasing.unknown")}</li>
          {counted.map((what) => (
            <li key={what}>{t(`erasing.${what}`, { count: data[what] })}</li>
          ))}
          {data.name && <li>{t("erasing.log")}</li>}
        </ul>
      </div>
      <p>{t("erasing.stays", { count: data.assessments.length })}</p>
      <p>{t("erasing.service")}</p>
      <Mentions data={data} />
    </>
  );
}

function Mentions({ data: { mentions, hasMoreMentions } }: { data: ErasurePreview }) {
  const { t } = useTexts();
  if (mentions.length === 0) return null;
  return (
    <div>
      <p>{t("erasing.mentions")}</p>
      <ul className="list-disc pl-5">
        {mentions.map((mention) => (
          <li key={`${mention.kind} ${mention.id} ${mention.label}`}>
            <MentionLink {...mention} />
          </li>
        ))}
        {hasMoreMentions && <li>{t("erasing.moreMentions")}</li>}
      </ul>
    </div>
  );
}

function MentionLink({ kind, id, label }: ErasurePreview["mentions"][number]) {
  const { t } = useTexts();
  const paths = {
    import: `/imports/${id}`,
    shortlist: `/shortlists/${id}`,
    view: undefined,
    template: "/settings/templates",
    decision: `/assessments/${id}`,
    note: `/assessments/${id}`,
    word: `/assessments/${id}`,
    comment: `/assessments/${id}`,
    block: `/assessments/${id}`,
  } satisfies Record<typeof kind, string | undefined>;
  const path = paths[kind];
  const text = t(`erasing.mention.${kind}`, { label: label || id });
  // In another tab, so that the list stays open until all of it is edited.
  return path ? (
    <a href={path} target="_blank" rel="noopener" className="text-accent underline underline-offset-3">
      {text}
    </a>
  ) : (
    text
  );
}
