"use client";

import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { profileQuery } from "@/components/session/profile-query";
import { useTexts } from "@/components/texts/texts-provider";
import { SelectMenu } from "@/components/ui/fields/select-menu";
import type { Locale } from "@/lib/i18n/messages/locales";
import { invitedValues } from "@/lib/templates/invited-values";
import { type MessageTemplate, renderMessage } from "@/lib/templates/render-message";

/** The sample’s candidate was invited five days ago. */
const invitedBeforeMs = 5 * 24 * 3_600_000;

const sampleLink = "https://assessments.example/apply/7k2m9q";

export function TemplatePreview({
  template,
  interviewName,
  locale,
}: {
  template: MessageTemplate;
  interviewName: string | undefined;
  /** Of what is filled in as words. */
  locale: Locale;
}) {
  const { t } = useTexts();
  const id = useId();
  const [known, setKnown] = useState<"everything" | "email">("everything");
  const me = useQuery(profileQuery()).data;
  const [first, last] = [t("settings.templates.sample.firstName"), t("settings.templates.sample.lastName")];
  const { subject, body } = renderMessage(template, {
    ...(known === "everything" && {
      "candidate.firstName": first,
      "candidate.lastName": last,
      interview: interviewName ?? t("settings.templates.sample.interview"),
    }),
    "candidate.email": "priya.raman@example.com",
    ...invitedValues(new Date(0).toISOString(), { now: new Date(invitedBeforeMs), timeZone: "UTC", locale }),
    link: sampleLink,
    me: me?.name,
    "me.email": me?.email,
  });
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-2.5 xl:sticky xl:top-[calc(var(--shell-top)+1.5rem)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-14 font-semibold">
          {t("settings.templates.preview")}
        </h2>
        <SelectMenu
          label={t("settings.templates.previewOf")}
          value={known}
          onValueChange={setKnown}
          options={[
            { value: "everything", label: t("settings.templates.previewKnown") },
            { value: "email", label: t("settings.templates.previewUnknown") },
          ]}
          className="h-7 px-2 text-12"
        />
      </div>
      <div className="overflow-hidden rounded-lg border border-line bg-surface text-13">
        <p dir="auto" className="border-b border-line px-4 py-3 font-semibold break-words">
          {subject || <span className="font-normal text-quiet">{t("settings.templates.noSubject")}</span>}
        </p>
        <p dir="auto" className="px-4 py-3 leading-relaxed break-words whitespace-pre-wrap">
          {body}
        </p>
      </div>
    </section>
  );
}
