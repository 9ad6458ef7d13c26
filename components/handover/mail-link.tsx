"use client";

import { Mail } from "lucide-react";
import type { ApplicationMail } from "@/components/handover/application-mail";
import { useOpenMail } from "@/components/handover/use-open-mail";
import { useTexts } from "@/components/texts/texts-provider";
import { type ButtonSize, type ButtonVariant, buttonClass } from "@/components/ui/button-class";

/** Copies a message that is too long for a mail program’s URL, with a note that says so. Its container must wrap. */
export function MailLink({
  mail,
  onHandedOver,
  variant,
  size,
}: {
  mail: ApplicationMail;
  onHandedOver: () => void;
  variant?: ButtonVariant;
  size?: ButtonSize;
}) {
  const { t } = useTexts();
  const { open, note } = useOpenMail(mail, onHandedOver);
  return (
    <>
      <a href={mail.href} onClick={open} className={buttonClass(variant, size)}>
        <Mail aria-hidden="true" />
        {t("handover.writeMail")}
      </a>
      <span role="status" className="order-last basis-full text-12 text-quiet empty:hidden">
        {note}
      </span>
    </>
  );
}
