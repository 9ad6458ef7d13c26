"use client";

import Link from "next/link";
import { type RefObject, useEffect, useRef } from "react";
import { CorrectionInput } from "@/components/assessments/identity/correction-input";
import {
  type Correction,
  type CorrectionProps,
  useCorrection,
} from "@/components/assessments/identity/use-correction";
import { EmailSuggestion } from "@/components/candidate/fields/email-suggestion";
import { parseTypedAddress } from "@/components/candidate/fields/parse-address";
import { pasteAddress } from "@/components/candidate/fields/paste-address";
import { failureWords } from "@/components/http/problem-words";
import { isSignedOut } from "@/components/http/request-failure";
import { useHoldLettersIn } from "@/components/keyboard/use-hold-letters-in";
import { SignedOutNotice } from "@/components/session/signed-out-notice";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Notice } from "@/components/ui/notice";

const asTyped = { spellCheck: false, autoCapitalize: "none" } as const;

/** What was typed stays until it is saved; if a colleague was faster, theirs is shown under each field. */
export function CorrectionForm({
  intro,
  ...props
}: CorrectionProps & {
  /** What the correction applies to, if not just this assessment. */
  intro?: string;
}) {
  const { candidate, draft } = props;
  const { t } = useTexts();
  const correction = useCorrection(props);
  const { email, isSaving, refusal } = correction;
  const form = useRef<HTMLFormElement>(null);
  useHoldLettersIn(form);
  useEffect(() => {
    // The form may open below the window’s edge; focusing its first field would show that alone.
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const firstWrong = Object.keys(refusal.fields)[0];
  useEffect(() => {
    if (firstWrong) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [firstWrong]);
  return (
    <form
      ref={form}
      noValidate
      className="flex scroll-mt-10 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        correction.save();
      }}
    >
      <p className="text-12 text-faint">
        {intro ?? t("correction.intro")} {draft && t("invite.restored")}
      </p>
      {!firstWrong && <Refusal correction={correction} />}
      <div className="grid gap-4 sm:grid-cols-2 @3xl:grid-cols-1">
        <CorrectionInput
          correction={correction}
          name="firstName"
          label={t("invite.firstName")}
          autoFocus={!draft}
        />
        <CorrectionInput correction={correction} name="lastName" label={t("invite.lastName")} />
      </div>
      {email === "told" && <ToldEmail email={candidate.email} />}
      {email === "editable" && <EmailInput correction={correction} form={form} />}
      <div className="grid gap-4 sm:grid-cols-2 @3xl:grid-cols-1">
        <CorrectionInput correction={correction} name="phoneNumber" label={t("invite.phone")} type="tel" />
        <CorrectionInput
          correction={correction}
          name="externalId"
          label={t("invite.externalId")}
          {...asTyped}
        />
      </div>
      <CorrectionInput
        correction={correction}
        name="resumeUrl"
        label={t("invite.resume")}
        inputMode="url"
        {...asTyped}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton variant="primary" pending={isSaving}>
          {t(refusal.theirs ? "correction.saveOverTheirs" : "correction.save")}
        </SubmitButton>
        <Button variant="ghost" onClick={correction.giveUp}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Why it couldn’t be saved, where no single field is to blame. */
function Refusal({ correction: { error, refusal } }: { correction: Correction }) {
  const { t } = useTexts();
  if (!error) return undefined;
  if (isSignedOut(error)) return <SignedOutNotice>{t("settings.signedOutText")}</SignedOutNotice>;
  const { theirs, otherId } = refusal;
  return (
    <Notice
      tone={theirs || otherId ? "warning" : "error"}
      role="alert"
      actions={
        otherId !== undefined && (
          <Button size="sm" render={<Link href={`/assessments/${otherId}`} />}>
            {t("correction.openOther")}
          </Button>
        )
      }
    >
      {failureWords(error, t)}
    </Notice>
  );
}

function ToldEmail({ email }: { email: string }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-1.5 text-13">
      <span className="font-[550]">{t("common.email")}</span>
      <bdi className="break-words">{email}</bdi>
      <span className="text-12 text-faint">{t("correction.emailTold")}</span>
    </div>
  );
}

function EmailInput({
  correction,
  form,
}: {
  correction: Correction;
  form: RefObject<HTMLFormElement | null>;
}) {
  const { t } = useTexts();
  function takeApart() {
    const parts = parseTypedAddress(correction.typed.email);
    if (!parts) return;
    correction.type({ email: parts.email });
    correction.fillNames(parts);
  }
  return (
    <>
      <CorrectionInput
        correction={correction}
        name="email"
        label={t("common.email")}
        inputMode="email"
        onPaste={(event) => pasteAddress(event, correction.fillNames)}
        onBlur={takeApart}
        onKeyDown={(event) => event.key === "Enter" && takeApart()}
        {...asTyped}
      />
      <EmailSuggestion
        typed={correction.typed.email}
        onTake={(email) => {
          correction.type({ email });
          form.current?.querySelector<HTMLElement>("[inputmode='email']")?.focus();
        }}
        className="-mt-2.5"
      />
    </>
  );
}
