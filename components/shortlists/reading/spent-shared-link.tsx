"use client";

import { useTexts } from "@/components/texts/texts-provider";

/** The same for a link that is wrong, expired or revoked. */
export function SpentSharedLink() {
  const { t } = useTexts();
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-3 px-5 pt-[16vh] pb-16">
      <h1 className="text-22 font-semibold tracking-[-0.015em]">{t("shortlists.linkSpentTitle")}</h1>
      <p role="status" className="text-14 text-quiet">
        {t("shortlists.linkSpent")}
      </p>
    </div>
  );
}
