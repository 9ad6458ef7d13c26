"use client";

import { ChevronDown, MessageSquareText } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/fields/combobox";
import type { ComboboxOption } from "@/components/ui/fields/combobox-option";
import type { InterviewView } from "@/lib/interviews/schema";
import type { TemplateScope, TemplateView } from "@/lib/templates/schema";

export function TemplateChoice({
  scope,
  templates,
  interviews,
  onChoose,
}: {
  scope: TemplateScope;
  templates: TemplateView[];
  interviews: InterviewView[];
  onChoose: (scope: TemplateScope) => void;
}) {
  const { t } = useTexts();
  const standard = templates.find((template) => template.scope === "default");
  const hasOwn = new Set(templates.map((template) => template.scope));
  const options: ComboboxOption[] = [
    {
      value: "default",
      label: t("settings.templates.default"),
      detail: t(standard?.updatedAt ? "settings.templates.own" : "settings.templates.builtIn"),
    },
    // A retired interview is offered only while it has a template of its own.
    ...interviews
      .filter(({ id, retired }) => !retired || hasOwn.has(id))
      .map(({ id, name, retired }) => ({
        value: String(id),
        label: retired ? `${name} (${t("settings.templates.retired")})` : name,
        detail: t(hasOwn.has(id) ? "settings.templates.own" : "settings.templates.usesDefault"),
      })),
  ];
  const chosen = options.find(({ value }) => value === String(scope));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Combobox
        label={t("settings.templates.choose")}
        options={options}
        value={String(scope)}
        onValueChange={(value) => value !== null && onChoose(value === "default" ? "default" : Number(value))}
        trigger={
          <Button className="h-9 max-w-full min-w-[min(15rem,100%)] justify-start pointer-coarse:h-11">
            <MessageSquareText aria-hidden="true" />
            <span dir="auto" className="min-w-0 flex-1 truncate text-left">
              {chosen?.label}
            </span>
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
      <p className="text-13 text-quiet">
        {t(scope === "default" ? "settings.templates.defaultHint" : "settings.templates.interviewHint")}
      </p>
    </div>
  );
}
