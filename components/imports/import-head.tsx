"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useImportName } from "@/components/candidate/import-name";
import { NameHeading } from "@/components/forms/name-heading";
import { keepAnswer } from "@/components/http/keep-answer";
import { patchJson } from "@/components/http/request-json";
import { ImportStateBadge } from "@/components/imports/import-state-badge";
import { importListsKey, importQuery, oneImport } from "@/components/imports/imports-query";
import { BackLink } from "@/components/page/back-link";
import { useTabTitle } from "@/components/page/use-tab-title";
import { useTexts } from "@/components/texts/texts-provider";
import { RelativeTime } from "@/components/ui/relative-time";
import type { ImportView } from "@/lib/imports/schema";

/** An import’s name, which can be changed, where it stands, and what can be done with it as a whole. */
export function ImportHead({ view, actions }: { view: ImportView; actions?: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-2 px-4 pt-4 pb-1 md:px-7">
      <BackLink href="/imports">{t("imports.back")}</BackLink>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 flex-col gap-1 max-sm:basis-48">
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

function ImportName({ view }: { view: ImportView }) {
  const { t } = useTexts();
  const nameOf = useImportName();
  const { id, name } = view;
  useTabTitle(nameOf(view));
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (next: string) => patchJson(`/api/imports/${id}`, { name: next }, oneImport),
    onSuccess(answer) {
      keepAnswer(client, importQuery(id), answer);
      void client.invalidateQueries({ queryKey: importListsKey });
    },
  });
  return (
    <NameHeading
      name={name}
      shown={nameOf(view)}
      words={{ rename: t("imports.rename"), label: t("imports.name"), save: t("imports.saveName") }}
      saving={saving}
      onSave={(change, onSaved) => saving.mutate(change.name, { onSuccess: onSaved })}
    />
  );
}
