"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { fieldErrors } from "@/components/forms/field-errors";
import { SaveFailure } from "@/components/forms/save-failure";
import { keepAnswer } from "@/components/http/keep-answer";
import { patchJson } from "@/components/http/request-json";
import { ImportStateBadge } from "@/components/imports/import-state-badge";
import { importName } from "@/components/imports/import-words";
import { importListsKey, importQuery, oneImport } from "@/components/imports/imports-query";
import { BackLink } from "@/components/page/back-link";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { RelativeTime } from "@/components/ui/relative-time";
import type { ImportView } from "@/lib/imports/schema";

/** An import’s name, which can be changed, where it stands, and what can be done with it as a whole. */
export function ImportHead({ view, actions }: { view: ImportView; actions?: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-2 px-4 pt-4 pb-1 md:px-7">
      <BackLink href="/imports">{t("imports.back")}</BackLink>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 flex-col gap-1 max-sm:basis-full">
          <ImportName view={view} />
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-quiet">
            <ImportStateBadge state={view.state} />
            <span>
              {t.rich("imports.byLine", {
                by: view.madeBy,
                when: () => <RelativeTime at={view.startedAt ?? view.createdAt} />,
              })}
            </span>
          </p>
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}

/** The heading, and in its place the field that renames it. */
function ImportName({ view }: { view: ImportView }) {
  const texts = useTexts();
  const { t } = texts;
  const { id, name } = view;
  const client = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = typed !== undefined;
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const saving = useMutation({
    mutationFn: (next: string) => patchJson(`/api/imports/${id}`, { name: next }, oneImport),
    onSuccess(answer) {
      keepAnswer(client, importQuery(id), answer);
      void client.invalidateQueries({ queryKey: importListsKey });
      setTyped(undefined);
    },
  });
  function save(event: FormEvent) {
    event.preventDefault();
    if (typed !== undefined && !saving.isPending) saving.mutate(typed);
  }
  function leave(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setTyped(undefined);
  }
  if (typed === undefined)
    return (
      <div className="flex items-center gap-1.5">
        <h1 dir="auto" className="min-w-0 text-22 font-semibold tracking-[-0.015em] break-words">
          {importName(view, texts)}
        </h1>
        <IconButton
          ref={button}
          label={t("imports.rename")}
          size="sm"
          onClick={() => {
            saving.reset();
            setTyped(name);
          }}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
      </div>
    );
  return (
    <form noValidate onSubmit={save} onKeyDown={leave} className="flex max-w-xl flex-col gap-2">
      <h1 className="sr-only">{importName(view, texts)}</h1>
      <Field label={t("imports.name")} error={fieldErrors(saving.error, "name", t)}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={100}
            placeholder={t("imports.unnamed")}
            autoComplete="off"
            dir="auto"
          />
        )}
      </Field>
      <SaveFailure error={saving.error} fields={["name"]} isTyped />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" pending={saving.isPending}>
          {t("imports.saveName")}
        </Button>
        <Button onClick={() => setTyped(undefined)}>{t("common.cancel")}</Button>
      </div>
    </form>
  );
}
