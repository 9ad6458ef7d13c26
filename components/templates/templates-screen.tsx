"use client";

import { useQuery } from "@tanstack/react-query";
import { useQueryState } from "nuqs";
import { parseAsInteger } from "nuqs/server";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { templatesQuery } from "@/components/candidate/templates-query";
import { LoadFailure } from "@/components/page/load-failure";
import { SettingsPage } from "@/components/settings/settings-page";
import { TemplateChoice } from "@/components/templates/template-choice";
import { TemplateEditor } from "@/components/templates/template-editor";
import { Skeleton } from "@/components/ui/skeleton";
import type { TemplateScope } from "@/lib/templates/schema";

export function TemplatesScreen() {
  const [chosen, setChosen] = useQueryState("interview", parseAsInteger.withOptions({ history: "push" }));
  const { data, error, refetch } = useQuery(templatesQuery());
  const interviews = useQuery(interviewsQuery()).data?.interviews ?? [];
  const interview = interviews.find(({ id }) => id === chosen);
  const scope: TemplateScope = interview ? interview.id : "default";
  const own = data?.templates.find((template) => template.scope === scope);
  const standard = data?.templates.find((template) => template.scope === "default");
  return (
    <SettingsPage section="templates" isWide>
      {data && standard ? (
        <>
          <TemplateChoice
            scope={scope}
            templates={data.templates}
            interviews={interviews}
            onChoose={(next) => void setChosen(next === "default" ? null : next)}
          />
          <TemplateEditor
            key={scope}
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
