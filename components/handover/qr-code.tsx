"use client";

import { Download } from "lucide-react";
import { QRCodeCanvas, QRCodeSVG } from "qrcode.react";
import { useRef } from "react";
import { qrLevel } from "@/components/handover/qr-level";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

/** Large enough for print. */
const savedPx = 1024;

/** White in either theme, or it couldn’t be scanned. */
function QrCode({
  link,
  what,
  onSaved,
}: {
  link: string;
  /** The candidate’s name. */
  what: string;
  onSaved?: () => void;
}) {
  const { t } = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const level = qrLevel(link);
  if (!level) return <p className="text-13 text-quiet">{t("handover.qrTooLong")}</p>;
  const save = () =>
    canvas.current?.toBlob((blob) => {
      if (!blob) return;
      const url = URL.createObjectURL(blob);
      const anchor = document.createElement("a");
      anchor.href = url;
      const name = t("handover.qrFile", { what: what.replace(/[\\/:*?"<>|]+/g, " ").trim() });
      // A file’s name has no sentence around it.
      anchor.download = name.replaceAll(/[\u2068\u2069]/g, "");
      anchor.click();
      // By then the download has read it.
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
      onSaved?.();
    }, "image/png");
  return (
    <div className="flex flex-wrap items-end gap-4">
      <QRCodeSVG
        value={link}
        size={176}
        level={level}
        marginSize={4}
        role="img"
        title={t("handover.qrOf", { what })}
        className="rounded-md border border-line-strong"
      />
      <QRCodeCanvas ref={canvas} value={link} size={savedPx} level={level} marginSize={4} hidden />
      <div className="flex min-w-40 flex-1 flex-col items-start gap-2">
        <p className="text-12 text-faint">{t("handover.qrMeans")}</p>
        <Button size="sm" onClick={save}>
          <Download aria-hidden="true" />
          {t("handover.qrSave")}
        </Button>
      </div>
    </div>
  );
}

export default QrCode;
