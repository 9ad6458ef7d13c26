"use client";

import { Mail } from "lucide-react";
import { useState } from "react";
import type { ApplicationMail } from "@/components/handover/application-mail";
import { useTexts } from "@/components/texts/texts-provider";
import { type ButtonSize, type ButtonVariant, buttonClass } from "@/components/ui/button-class";
import { copyText } from "@/components/ui/copy-text";

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
  const [toPaste, setToPaste] = useState<"copied" | "blocked">();
  const open = async () => {
    onHandedOver();
    if (!mail.isWhole) setToPaste((await copyText(mail.body)) ? "copied" : "blocked");
  };
  return (
    <>
      <a href={mail.href} onClick={() => void open()} className={buttonClass(variant, size)}>
        <Mail aria-hidden="true" />
        {t("handover.writeMail")}
      </a>
      <span role="status" className="order-last basis-full text-12 text-quiet empty:hidden">
        {toPaste === "copied" && t("handover.pasteIt")}
        {toPaste === "blocked" && t("handover.copyIt")}
      </span>
    </>
  );
}
