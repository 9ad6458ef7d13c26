"use client";

import Link from "next/link";
import { SettingGroup, SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import type { ConnectionView, OddFinding } from "@/lib/connection/schema";

export function OddRows({ connection: { odd } }: { connection: ConnectionView }) {
  const { t } = useTexts();
  const { rows, findings, interviews } = odd;
  if (findings.length === 0 && interviews.length === 0) return null;
  return (
    <SettingGroup
      title={t("settings.odd.title")}
      aside={
        rows > 0 && (
          <span className="tabular text-12 text-quiet">{t("settings.odd.rows", { count: rows })}</span>
        )
      }
    >
      {findings.map((finding) => (
        <OddRow key={`${finding.field} ${finding.reason}`} finding={finding} />
      ))}
      {interviews.map((finding) => (
        <OddRow key={`${finding.field} ${finding.reason}`} finding={finding} isInterview />
      ))}
    </SettingGroup>
  );
}

function OddRow({ finding, isInterview = false }: { finding: OddFinding; isInterview?: boolean }) {
  const { t } = useTexts();
  const { field, reason, count, example } = finding;
  const id = example === undefined ? undefined : `#${example}`;
  return (
    <SettingRow
      label={t.rich(isInterview ? "settings.odd.ofInterviews" : "settings.odd.ofAssessments", {
        field: () => <code className="font-mono text-12">{field}</code>,
      })}
      hint={t(`settings.odd.reasons.${reason}`)}
    >
      {id && (
        <span className="text-quiet">
          {t.rich("settings.odd.example", {
            id: () =>
              isInterview ? (
                <span className="font-mono text-12">{id}</span>
              ) : (
                <Link
                  href={`/assessments/${example}`}
                  className="font-mono text-12 text-accent underline-offset-2 hover:underline"
                >
                  {id}
                </Link>
              ),
          })}
        </span>
      )}
      <span className="tabular">{t("settings.odd.count", { count })}</span>
    </SettingRow>
  );
}
