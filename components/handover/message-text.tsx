"use client";

import { useTexts } from "@/components/texts/texts-provider";
import type { Message } from "@/lib/templates/render-message";

export function MessageText({ message }: { message: Message }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-2 border-l-2 border-line-strong pl-3 text-13">
      <p dir="auto" className="font-[550] break-words text-ink">
        <span className="sr-only">{t("handover.subject")} </span>
        {message.subject}
      </p>
      <p dir="auto" className="break-words whitespace-pre-line text-quiet">
        {message.body}
      </p>
    </div>
  );
}
