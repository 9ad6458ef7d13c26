"use client";

import type { ApplicationMail } from "@/components/handover/application-mail";
import { MessageText } from "@/components/handover/message-text";
import { useTexts } from "@/components/texts/texts-provider";
import { Scrollable } from "@/components/ui/scrollable";

/** The message, which scrolls if it is long. */
export function MessageArea({ message }: { message: ApplicationMail }) {
  const { t } = useTexts();
  return (
    <Scrollable label={t("handover.preview")} className="max-h-[min(20rem,40dvh)] shrink-0 overflow-y-auto">
      <MessageText message={message} />
    </Scrollable>
  );
}
