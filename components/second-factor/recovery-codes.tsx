"use client";

import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { printText } from "@/components/second-factor/print-text";
import { useTexts } from "@/components/texts/texts-provider";
import { saveFile } from "@/components/ui/behaviour/save-file";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import { useHold } from "@/components/ui/overlays/hold";

/** The codes are shown only once, so leaving before saving them warns first. */
export function RecoveryCodes({ codes, email }: { codes: string[]; email: string }) {
  const { t } = useTexts();
  const [isTaken, setIsTaken] = useState(false);
  const isWarned = useHold(!isTaken);
  const take = () => setIsTaken(true);
  const title = t("secondFactor.fileTitle", { email });
  // Without the bidirectional marks that screens need around inserted text.
  const plain = `${title.replaceAll(/[\u2068\u2069]/g, "")}\n\n${codes.join("\n")}\n`;
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line-strong bg-ground p-3.5">
      <ul
        aria-label={t("secondFactor.codes")}
        onCopy={take}
        className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-4 gap-y-1 font-mono text-13"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          variant="primary"
          text={codes.join("\n")}
          label={t("secondFactor.copyCodes")}
          autoFocus
          onCopied={take}
        />
        <Button
          onClick={() => {
            saveFile(new Blob([plain], { type: "text/plain" }), t("secondFactor.file"));
            take();
          }}
        >
          <Download aria-hidden="true" />
          {t("secondFactor.saveCodes")}
        </Button>
        <Button
          onClick={() => {
            printText(title, plain);
            take();
          }}
        >
          <Printer aria-hidden="true" />
          {t("secondFactor.printCodes")}
        </Button>
      </div>
      {isWarned && (
        <Notice tone="warning" role="alert">
          {t("secondFactor.codesNotTaken")}
        </Notice>
      )}
    </div>
  );
}
