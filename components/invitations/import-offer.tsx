"use client";

import { useRouter } from "next/navigation";
import type { InvitationValuesForm } from "@/components/candidate/fields/invitation-values";
import { parseAddress } from "@/components/candidate/fields/parse-address";
import { countAddresses } from "@/components/candidate/fields/paste-address";
import { importText } from "@/components/drafts/import-text";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Several addresses were pasted where one fits: they can be imported, with the interview that is chosen here. */
export function ImportOffer({
  text,
  form,
  onClose,
}: {
  text: string;
  form: InvitationValuesForm;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const router = useRouter();
  const personId = usePersonId();
  const count = countAddresses(text);
  function bring() {
    importText(personId).save({
      text,
      isMeant: "yes",
      interview: String(form.getValues("interviewId") ?? ""),
    });
    router.push("/imports");
  }
  function takeFirst() {
    const [first = ""] = text.trim().split(/[\n;,\t]/);
    const { email = first.trim(), firstName, lastName } = parseAddress(first) ?? {};
    form.setValue("candidate.email", email, { shouldDirty: true });
    if (firstName) form.setValue("candidate.firstName", firstName, { shouldDirty: true });
    if (lastName) form.setValue("candidate.lastName", lastName, { shouldDirty: true });
    form.setFocus("candidate.email");
    onClose();
  }
  return (
    <Notice
      tone="info"
      role="alert"
      actions={
        <>
          <Button size="sm" variant="primary" onClick={bring}>
            {t("imports.offer.yes", { count })}
          </Button>
          <Button size="sm" onClick={takeFirst}>
            {t("imports.offer.no")}
          </Button>
        </>
      }
    >
      {t("imports.offer.text", { count })}
    </Notice>
  );
}
