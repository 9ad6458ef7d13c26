import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { templatesQuery } from "@/components/candidate/templates-query";
import { type ApplicationMail, applicationMail } from "@/components/handover/application-mail";
import { profileQuery } from "@/components/session/profile-query";
import type { AssessmentView } from "@/lib/assessments/schema";

export function useApplicationMail(assessment: AssessmentView): {
  mail: ApplicationMail | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const templates = useQuery(templatesQuery());
  const profile = useQuery(profileQuery());
  const mail = useMemo(
    () =>
      templates.data && profile.data && applicationMail(assessment, templates.data.templates, profile.data),
    [assessment, templates.data, profile.data],
  );
  return {
    mail,
    hasFailed: !mail && (templates.isError || profile.isError),
    retry: () => {
      void templates.refetch();
      void profile.refetch();
    },
  };
}
