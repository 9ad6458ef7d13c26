"use client";

import { useState } from "react";
import { candidateLines } from "@/components/candidate/candidate-name";
import { DetailSection } from "@/components/candidate/detail-section";
import { PersonRetention } from "@/components/retention/person-retention";
import { useWhoMends } from "@/components/service/who-mends";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { AssessmentView } from "@/lib/assessments/schema";

const loadDialog = () =>
  import("@/components/assessments/identity/erase-dialog").then(({ EraseDialog }) => EraseDialog);

/** For administrators: downloads of what is stored about the candidate, how long it is kept, and erasing them. */
export function EraseSection({ assessment }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  const { isReader: isAdministrator } = useWhoMends();
  const [isHeld, setIsHeld] = useState(false);
  const isErased = assessment.identity === "erased";
  if (!isAdministrator || (isErased && !isHeld)) return null;
  const file = `/api/assessments/${assessment.id}/person-data`;
  return (
    // The dialog is open over the erased candidate until it is closed.
    <div hidden={isErased}>
      <DetailSection title={t("erasing.section")}>
        <div className="flex flex-wrap items-center gap-2">
          <a href={`${file}?as=page`} download className={buttonClass("secondary", "sm")}>
            {t("erasing.downloadPage")}
          </a>
          <a href={file} download className={buttonClass("secondary", "sm")}>
            {t("erasing.download")}
          </a>
        </div>
        <p className="text-12 text-faint">{t("erasing.downloadMeans")}</p>
        <div>
          <Deferred
            kind="dialog"
            load={loadDialog}
            part={{
              id: assessment.id,
              onHold: setIsHeld,
              trigger: (
                <Button size="sm" className="text-danger">
                  {t("erasing.action")}
                </Button>
              ),
            }}
          />
        </div>
        <PersonRetention id={assessment.id} name={candidateLines(assessment, t).name} />
      </DetailSection>
    </div>
  );
}
