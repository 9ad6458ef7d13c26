"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { templatesQuery } from "@/components/candidate/templates-query";
import { answerShape } from "@/components/http/answer-shape";
import { keepAnswer } from "@/components/http/keep-answer";
import { RequestFailure } from "@/components/http/request-failure";
import { putJson, remove } from "@/components/http/request-json";
import { usePersonId } from "@/components/session/person-id";
import { type TemplateDraft, templateDraft } from "@/components/templates/template-draft";
import type { TemplateKind, TemplateScope, TemplateView } from "@/lib/templates/schema";

const answer = answerShape<{ template: TemplateView }>({ template: "object" });

/** The version that a colleague has saved meanwhile; null when they have deleted it; undefined when there is none. */
function theirsOf(error: unknown): TemplateView | null | undefined {
  if (!(error instanceof RequestFailure) || error.problem?.code !== "template_changed") return undefined;
  return (error.problem as { template?: TemplateView | null }).template ?? null;
}

/** The default first, then those of interviews. */
const replacedBy = (templates: TemplateView[], saved: TemplateView): TemplateView[] => {
  const others = templates.filter(({ kind, scope }) => kind !== saved.kind || scope !== saved.scope);
  return saved.scope === "default" ? [saved, ...others] : [...others, saved];
};

/** @param present the saved one; undefined while there is none. */
export function useTemplate(kind: TemplateKind, scope: TemplateScope, present: TemplateView | undefined) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<TemplateDraft>();
  const [theirs, setTheirs] = useState<TemplateView | null>();
  const personId = usePersonId();
  /** The draft when a response arrives: the recruiter may have typed on. */
  const latest = useRef<TemplateDraft>(undefined);
  useEffect(() => {
    latest.current = templateDraft(kind, scope, personId).load();
    setDraft(latest.current);
  }, [kind, scope, personId]);

  const write = (next: TemplateDraft | undefined) => {
    latest.current = next;
    setDraft(next);
    templateDraft(kind, scope, personId).save(next);
  };
  const change = (fields: Partial<Pick<TemplateDraft, "subject" | "body">>) => {
    if (!saving.isPending) saving.reset();
    removing.reset();
    const { subject, body } = draft ?? present ?? { subject: "", body: "" };
    const replaces = draft ? draft.replaces : (present?.updatedAt ?? null);
    write({ subject, body, replaces, ...fields });
  };
  const meet = (error: Error) => {
    const found = theirsOf(error);
    if (found === undefined) return;
    setTheirs(found);
    // The colleague’s version has been shown: the draft may replace it.
    const mine = latest.current;
    if (mine) write({ ...mine, replaces: found?.updatedAt ?? null });
    void client.invalidateQueries(templatesQuery());
  };
  const saving = useMutation({
    mutationFn: (input: TemplateDraft) => putJson(`/api/templates/${scope}`, { kind, ...input }, answer),
    onSuccess({ template }, saved) {
      keepAnswer(
        client,
        templatesQuery(),
        (before) => before && { templates: replacedBy(before.templates, template) },
      );
      setTheirs(undefined);
      // What was typed since is a draft over the saved version.
      const since = latest.current;
      write(since && since !== saved ? { ...since, replaces: template.updatedAt } : undefined);
    },
    onError: meet,
  });
  const removing = useMutation({
    mutationFn: (replaces: string) => remove(`/api/templates/${scope}`, { kind, replaces }),
    // Only the last of both is announced.
    onMutate: () => saving.reset(),
    async onSuccess() {
      // Only the server knows what replaces it.
      await client.invalidateQueries(templatesQuery());
      setTheirs(undefined);
      write(undefined);
    },
    onError: meet,
  });
  const discard = () => {
    setTheirs(undefined);
    saving.reset();
    write(undefined);
  };
  return { draft, theirs, change, discard, saving, removing };
}

export type TemplateEditing = ReturnType<typeof useTemplate>;
