"use client";

import { QRCodeSVG } from "qrcode.react";
import { useTexts } from "@/components/texts/texts-provider";
import { CopyButton } from "@/components/ui/copy-button";

/** In groups of four, as people read it. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

/** The secret as a QR code and as text. White in either theme, or apps couldn’t scan it. */
function NewSecret({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-4">
      <QRCodeSVG
        value={uri}
        size={168}
        level="M"
        marginSize={4}
        role="img"
        title={t("secondFactor.qr")}
        className="shrink-0 rounded-md border border-line-strong"
      />
      <div className="flex min-w-0 flex-1 basis-40 flex-col items-start gap-2 text-13">
        <p>{t("secondFactor.scan")}</p>
        <p className="text-quiet">{t("secondFactor.orType")}</p>
        <code className="font-mono text-13 wrap-anywhere select-all">{grouped(secret)}</code>
        <CopyButton size="sm" text={secret} label={t("secondFactor.copyKey")} />
      </div>
    </div>
  );
}

export default NewSecret;
