"use client";

import type { ApplicationMail } from "@/components/handover/application-mail";
import { MessageText } from "@/components/handover/message-text";
import { useTexts } from "@/components/texts/texts-provider";

/** The message, which scrolls if it is long. */
export function MessageArea({ message }: { message: ApplicationMail }) {
  const { t } = useTexts();
  return (
    <section
      aria-label={t("handover.preview")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[min(20rem,40dvh)] overflow-y-auto rounded-sm"
    >
      <MessageText message={message} />
    </section>
  );
}
