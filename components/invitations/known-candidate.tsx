"use client";

import { UserRound } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { candidateName } from "@/components/candidate/candidate-name";
import type { InvitationValuesForm } from "@/components/candidate/fields/invitation-values";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import type { CandidateCheck } from "@/lib/invitations/view-schema";

const fields = ["firstName", "lastName", "phoneNumber", "externalId", "resumeUrl"] as const;

/** Offers the known names for this address. What was typed stays. */
export function KnownCandidate({
  known,
  form,
}: {
  known: NonNullable<CandidateCheck["known"]>;
  form: InvitationValuesForm;
}) {
  const { t } = useTexts();
  const typed = useWatch({ control: form.control, name: "candidate" });
  const [filledFor, setFilledFor] = useState<string>();
  const name = candidateName(known);
  const missing = fields.filter((field) => known[field] && !typed?.[field]?.trim());
  if (filledFor === known.email) return t("person.filled");
  if (missing.length === 0 || name === known.email) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-1">
      <UserRound aria-hidden="true" className="mr-0.5 size-3.5 shrink-0" />
      {t("person.known", { name })}
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          for (const field of missing)
            form.setValue(`candidate.${field}`, known[field] ?? "", { shouldDirty: true });
          setFilledFor(known.email);
          form.setFocus("candidate.firstName");
        }}
      >
        {t("person.fill")}
      </Button>
    </span>
  );
}
