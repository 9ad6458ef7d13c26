import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { templatesQuery } from "@/components/candidate/templates-query";
import { type ApplicationMail, applicationMail } from "@/components/handover/application-mail";
import { profileQuery } from "@/components/session/profile-query";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { TemplateKind } from "@/lib/templates/schema";

type Write = (assessment: AssessmentView, kind: TemplateKind) => ApplicationMail | undefined;

/** Writes messages; `write` is undefined until its parts have loaded. */
export function useWriteMail(): {
  write: Write | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const { locale, timeZone } = useTexts();
  const templates = useQuery(templatesQuery());
  const profile = useQuery(profileQuery());
  const write = useMemo((): Write | undefined => {
    const [texts, me] = [templates.data?.templates, profile.data];
    return (
      texts &&
      me &&
      ((assessment, kind) => applicationMail(assessment, texts, me, { kind, locale, timeZone }))
    );
  }, [locale, timeZone, templates.data, profile.data]);
  return {
    write,
    hasFailed: !write && (templates.isError || profile.isError),
    retry: () => {
      void templates.refetch();
      void profile.refetch();
    },
  };
}

/** The message of a kind to one candidate. */
export function useApplicationMail(assessment: AssessmentView, kind: TemplateKind = "invitation") {
  const { write, ...loading } = useWriteMail();
  const mail = useMemo(() => write?.(assessment, kind), [write, assessment, kind]);
  return { mail, ...loading };
}
