"use client";

import { PenLine } from "lucide-react";
import { ResetTemplate } from "@/components/templates/reset-template";
import { TemplateForm } from "@/components/templates/template-form";
import { TemplatePreview } from "@/components/templates/template-preview";
import { useTemplate } from "@/components/templates/use-template";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import type { TemplateKind, TemplateScope, TemplateView } from "@/lib/templates/schema";

export function TemplateEditor({
  kind,
  scope,
  interviewName,
  present,
  standard,
}: {
  kind: TemplateKind;
  scope: TemplateScope;
  interviewName: string | undefined;
  /** The saved one; undefined for an interview that uses the default. */
  present: TemplateView | undefined;
  standard: TemplateView;
}) {
  const { t, locale } = useTexts();
  const editing = useTemplate(kind, scope, present);
  const shown = editing.draft ?? present ?? standard;
  const { updatedAt, updatedBy } = present ?? { updatedAt: null, updatedBy: null };
  return (
    <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="flex min-w-0 flex-col gap-4">
        {editing.draft || present ? (
          <TemplateForm editing={editing} shown={shown} />
        ) : (
          <Button
            variant="primary"
            className="w-fit"
            onClick={() => editing.change({ subject: standard.subject, body: standard.body })}
          >
            <PenLine aria-hidden="true" />
            {t("settings.templates.changeDefault")}
          </Button>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden">
          {updatedAt && updatedBy && (
            <p className="text-12 text-quiet">
              {t.rich("settings.templates.changedBy", {
                by: updatedBy,
                when: () => <RelativeTime at={updatedAt} />,
              })}
            </p>
          )}
          {updatedAt && (
            <ResetTemplate
              scope={scope}
              interviewName={interviewName}
              replaces={updatedAt}
              editing={editing}
            />
          )}
        </div>
        <p role="status" className="text-13 text-recommended empty:hidden">
          {!editing.draft && editing.saving.isSuccess && t("settings.templates.saved")}
          {!editing.draft && editing.removing.isSuccess && t("settings.templates.reverted")}
        </p>
      </div>
      <TemplatePreview
        template={shown}
        interviewName={interviewName}
        // A draft is saved in its writer’s language.
        locale={(!editing.draft && present?.locale) || locale}
      />
    </div>
  );
}
