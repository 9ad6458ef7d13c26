"use client";

import { useController } from "react-hook-form";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { Switch } from "@/components/ui/switch";

/** Whether the service leaves the e-mail to us. */
export function SuppressField({ form }: { form: InvitationForm["form"] }) {
  const { field, fieldState } = useController({ control: form.control, name: "suppressCandidateEmail" });
  return (
    <div className="flex flex-col gap-1.5 border-y border-line py-4">
      <Switch
        label="Don’t e-mail the candidate; I’ll send the link myself"
        hint={
          field.value
            ? "Nobody is e-mailed. You get the link to hand over."
            : "Otherwise the assessment service e-mails the link to the candidate at once."
        }
        inputRef={field.ref}
        checked={field.value ?? false}
        onCheckedChange={field.onChange}
      />
      {fieldState.error && <p className="text-13 text-danger">{fieldState.error.message}</p>}
    </div>
  );
}
