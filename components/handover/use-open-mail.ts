import { useState } from "react";
import type { ApplicationMail } from "@/components/handover/application-mail";
import { useTexts } from "@/components/texts/texts-provider";
import { copyText } from "@/components/ui/behaviour/copy-text";

/** For a link to the mail program: a message too long for it is copied to the clipboard, and `note` says so. */
export function useOpenMail(mail: ApplicationMail | undefined, onOpened: () => void) {
  const { t } = useTexts();
  const [toPaste, setToPaste] = useState<"copied" | "blocked">();
  async function putOnClipboard(text: string): Promise<void> {
    // A second one is announced as well.
    setToPaste(undefined);
    setToPaste((await copyText(text)) ? "copied" : "blocked");
  }
  return {
    open: () => {
      onOpened();
      if (mail && !mail.isWhole) void putOnClipboard(mail.body);
    },
    note: toPaste && t(toPaste === "copied" ? "handover.pasteIt" : "handover.copyIt"),
  };
}
