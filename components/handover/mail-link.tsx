"use client";

import { Mail } from "lucide-react";
import type { ApplicationMail } from "@/components/handover/application-mail";
import { useOpenMail } from "@/components/handover/use-open-mail";
import { useTexts } from "@/components/texts/texts-provider";
import { type ButtonSize, type ButtonVariant, buttonClass } from "@/components/ui/button-class";

/**
 * Opens the mail program with the message. One that is too long for it is put on the clipboard meanwhile, and
 * a sentence says so. Stands in a row that wraps.
 */
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
