"use client";

import { useQuery } from "@tanstack/react-query";
import { useQueryState } from "nuqs";
import { parseAsInteger, parseAsStringLiteral } from "nuqs/server";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { templatesQuery } from "@/components/candidate/templates-query";
import { LoadFailure } from "@/components/page/load-failure";
import { SettingsPage } from "@/components/settings/settings-page";
import { TemplateChoice } from "@/components/templates/template-choice";
import { TemplateEditor } from "@/components/templates/template-editor";
import { useTexts } from "@/components/texts/texts-provider";
import { Skeleton } from "@/components/ui/skeleton";
import { TabsNav } from "@/components/ui/tabs-nav";
import { type TemplateScope, templateKinds } from "@/lib/templates/schema";

const parseAsKind = parseAsStringLiteral(templateKinds).withDefault("invitation");

export function TemplatesScreen() {
  const [chosen, setChosen] = useQueryState("interview", parseAsInteger.withOptions({ history: "push" }));
  const { t } = useTexts();
  const [kind, setKind] = useQueryState("kind", parseAsKind.withOptions({ history: "push" }));
  const { data, error, refetch } = useQuery(templatesQuery());
  const interviews = useQuery(interviewsQuery()).data?.interviews ?? [];
  const interview = interviews.find(({ id }) => id === chosen);
  const scope: TemplateScope = interview ? interview.id : "default";
  const templates = data?.templates.filter((template) => template.kind === kind);
  const own = templates?.find((template) => template.scope === scope);
  const standard = templates?.find((template) => template.scope === "default");
  const ofInterview = interview ? `&interview=${interview.id}` : "";
  const tabs = templateKinds.map((one) => ({
    href: `/settings/templates?kind=${one}${ofInterview}`,
    label: t(`settings.templates.kinds.${one}`),
    current: one === kind,
  }));
  return (
    <SettingsPage section="templates">
      {templates && standard ? (
        <>
          <div className="flex flex-col gap-3">
            {/* The tabs fade out within the page’s margins, and begin where the rest does. */}
            <div className="flex border-b border-line [&>nav]:-mx-4 md:[&>nav]:-mx-7">
              <TabsNav
                label={t("settings.templates.kindsLabel")}
                tabs={tabs}
                onSelect={({ href }) => {
                  void setKind(templateKinds[tabs.findIndex((tab) => tab.href === href)] ?? null);
                  return true;
                }}
              />
            </div>
            <p className="text-13 text-quiet">{t(`settings.templates.kindHints.${kind}`)}</p>
          </div>
          <TemplateChoice
            scope={scope}
            templates={templates}
            interviews={interviews}
            onChoose={(next) => void setChosen(next === "default" ? null : next)}
          />
          <TemplateEditor
            key={`${kind} ${scope}`}
            kind={kind}
            scope={scope}
            interviewName={interview?.name}
            present={own}
            standard={standard}
          />
        </>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-9 w-72" />
          <Skeleton className="h-80" />
        </div>
      )}
    </SettingsPage>
  );
}
