"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import {
  type Candidate,
  type CorrectionDraft,
  type CorrectionField,
  correctionAnswer,
  correctionDraft,
  refusalOf,
  type Typed,
  typedOf,
} from "@/components/assessments/correction";
import { SignedOutNotice } from "@/components/auth/signed-out-notice";
import { EmailSuggestion } from "@/components/invitations/email-suggestion";
import { pasteAddress } from "@/components/invitations/paste-address";
import { usePersonId } from "@/components/layout/person-id";
import { assessmentQuery } from "@/components/query/assessment-query";
import { isSignedOut } from "@/components/query/request-failure";
import { patchJson } from "@/components/query/request-json";
import { fieldWords } from "@/components/texts/field-words";
import { failureWords } from "@/components/texts/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import type { AssessmentView } from "@/lib/assessments/schema";

/**
 * Mends what the directory says of a candidate. What was typed stays until it is saved; where a colleague was
 * quicker, theirs stands under each field that differs, and the person decides.
 */
export function CorrectionForm({
  assessment: { id, identity },
  candidate,
  draft,
  onDone,
}: {
  assessment: AssessmentView;
  candidate: Candidate;
  /** What one had typed before the page was loaded anew. */
  draft?: CorrectionDraft;
  onDone: () => void;
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>(() => draft?.typed ?? typedOf(candidate));
  /** What the typed text is meant to replace: what the person saw when they began, or when they were told. */
  const [from, setFrom] = useState(draft?.from ?? candidate);
  const personId = usePersonId();
  useEffect(() => correctionDraft(id, personId).save({ typed, from }), [id, personId, typed, from]);
  const done = () => {
    correctionDraft(id, personId).clear();
    onDone();
  };
  // The service’s own word: ours can’t be another one.
  const isTold = identity === "learned";
  const saving = useMutation({
    mutationFn: ({ email, ...rest }: Typed) =>
      patchJson(
        `/api/assessments/${id}/candidate`,
        { candidate: isTold ? rest : { ...rest, email }, from },
        correctionAnswer,
      ),
    onSuccess({ assessment }) {
      const query = assessmentQuery(id);
      client.setQueryData(query.queryKey, (detail) => detail && { ...detail, assessment });
      void client.invalidateQueries(query);
      done();
    },
    onError(error) {
      const { theirs } = refusalOf(error, id);
      if (theirs) setFrom(theirs);
    },
  });
  useEffect(() => {
    // It opens below what is in sight, perhaps; its first field alone would be brought there.
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const { fields, theirs, otherId } = refusalOf(saving.error, id);
  const firstWrong = Object.keys(fields)[0];
  useEffect(() => {
    if (firstWrong) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [firstWrong]);

  const type = (fields: Partial<Typed>) => setTyped((before) => ({ ...before, ...fields }));
  /** Never over what is there. */
  const fill = ({ firstName = "", lastName = "" }: Partial<Typed>) =>
    setTyped((before) => ({
      ...before,
      firstName: before.firstName.trim() ? before.firstName : firstName,
      lastName: before.lastName.trim() ? before.lastName : lastName,
    }));
  const textField = (name: CorrectionField, label: string, input: ComponentProps<typeof Input> = {}) => {
    const other = theirs && typedOf(theirs)[name];
    const isOther = other !== undefined && other !== typed[name].trim();
    return (
      <Field
        label={label}
        optional={name !== "email"}
        error={fields[name]?.map((text) => fieldWords(text, t))}
        hint={isOther && (other ? t("correction.theirs", { value: other }) : t("correction.theirsEmpty"))}
      >
        {(control) => (
          <Input
            autoComplete="off"
            dir="auto"
            {...input}
            {...control}
            value={typed[name]}
            // What is typed while it is being saved would be gone with the form.
            readOnly={saving.isPending}
            className="read-only:bg-surface"
            onChange={({ target }) => type({ [name]: target.value })}
          />
        )}
      </Field>
    );
  };
  const asTyped = { spellCheck: false, autoCapitalize: "none" } as const;
  return (
    <form
      ref={form}
      noValidate
      className="flex scroll-mt-10 scroll-mb-20 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate(typed);
      }}
    >
      <p className="text-12 text-faint">
        {t("correction.intro")} {draft && t("invite.restored")}
      </p>
      {isSignedOut(saving.error) && <SignedOutNotice>{t("settings.signedOutText")}</SignedOutNotice>}
      {saving.error && !firstWrong && !isSignedOut(saving.error) && (
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
          {failureWords(saving.error, t)}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2 @3xl:grid-cols-1">
        {textField("firstName", t("invite.firstName"), { autoFocus: !draft })}
        {textField("lastName", t("invite.lastName"))}
      </div>
      {isTold ? (
        <div className="flex flex-col gap-1.5 text-13">
          <span className="font-[550]">{t("common.email")}</span>
          <span className="break-words">{candidate.email}</span>
          <span className="text-12 text-faint">{t("correction.emailTold")}</span>
        </div>
      ) : (
        <>
          {textField("email", t("common.email"), {
            ...asTyped,
            inputMode: "email",
            onPaste: (event) => pasteAddress(event, fill),
          })}
          <EmailSuggestion
            typed={typed.email}
            onTake={(email) => {
              type({ email });
              form.current?.querySelector<HTMLElement>("[inputmode='email']")?.focus();
            }}
            className="-mt-2.5"
          />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2 @3xl:grid-cols-1">
        {textField("phoneNumber", t("invite.phone"), { type: "tel" })}
        {textField("externalId", t("invite.externalId"), asTyped)}
      </div>
      {textField("resumeUrl", t("invite.resume"), { ...asTyped, inputMode: "url" })}
      <div className="flex flex-wrap gap-2">
        <SubmitButton variant="primary" pending={saving.isPending}>
          {t(theirs ? "correction.saveOverTheirs" : "correction.save")}
        </SubmitButton>
        <Button variant="ghost" onClick={done}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}
