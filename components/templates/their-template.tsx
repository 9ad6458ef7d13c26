"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { TemplateView } from "@/lib/templates/schema";

/** A colleague was faster: shows their text, and the recruiter decides. */
export function TheirTemplate({ theirs, onTake }: { theirs: TemplateView | null; onTake: () => void }) {
  const { t } = useTexts();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t("problems.template_changed")}
      actions={
        <Button size="sm" onClick={onTake}>
          {t("settings.templates.takeTheirs")}
        </Button>
      }
    >
      {theirs ? (
        <>
          <p className="text-12 text-quiet">{t("settings.templates.theirs")}</p>
          <div className="mt-1 max-h-48 overflow-y-auto rounded-sm border border-line bg-surface px-3 py-2">
            <p dir="auto" className="font-[550]">
              {theirs.subject}
            </p>
            <p dir="auto" className="mt-1 whitespace-pre-wrap">
              {theirs.body}
            </p>
          </div>
        </>
      ) : (
        <p>{t("settings.templates.theirsGone")}</p>
      )}
      <p className="mt-2">{t("settings.templates.mine")}</p>
    </Notice>
  );
}
