"use client";

import { Check, Copy, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { useCopy } from "@/components/ui/behaviour/use-copy";
import { Button, type ButtonProps } from "@/components/ui/button";
import { FittingLabel } from "@/components/ui/fitting-label";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

type CopyButtonProps = Omit<ButtonProps, "children" | "onClick" | "pending" | "render"> & {
  text: string;
  label?: string;
  /** Shown where there is little room. */
  shortLabel?: string;
  /** For screen readers, where the label doesn’t say what is copied: “link of Priya Raman”. */
  what?: string;
  icon?: ReactNode;
  onCopied?: () => void;
};

/** Says in place that it has copied, to eye and ear, without changing its width. */
export function CopyButton({
  text,
  label: given,
  shortLabel,
  what,
  icon = <Copy aria-hidden="true" />,
  onCopied,
  ...props
}: CopyButtonProps) {
  const { t } = useTexts();
  const label = given ?? t("common.copy");
  const { copy, result } = useCopy(text, onCopied);
  // The accessible name contains the visible word.
  const said = (result && { copied: t("common.copied"), failed: t("common.notCopied") }[result]) ?? label;
  const faces = [
    {
      key: "idle",
      shown: !result,
      icon,
      text: shortLabel ? <FittingLabel label={label} short={shortLabel} /> : label,
    },
    {
      key: "copied",
      shown: result === "copied",
      icon: <Check aria-hidden="true" />,
      text: t("common.copied"),
    },
    {
      key: "failed",
      shown: result === "failed",
      icon: <X aria-hidden="true" />,
      text: t("common.notCopied"),
    },
  ].filter((face) => face.key !== "failed" || face.shown);
  return (
    <>
      <Button
        {...props}
        onClick={copy}
        aria-label={what ? t("common.labelled", { label: said, what }) : shortLabel && said}
        data-copied={result}
      >
        <span className="grid">
          {faces.map((face) => (
            <span
              key={face.key}
              aria-hidden={!face.shown}
              className="col-start-1 row-start-1 inline-flex items-center justify-center gap-1.5 aria-hidden:invisible"
            >
              {face.icon}
              {face.text}
            </span>
          ))}
        </span>
      </Button>
      <VisuallyHidden role="status">
        {result === "copied" && t("common.copied")}
        {result === "failed" && t("common.copyBlocked")}
      </VisuallyHidden>
    </>
  );
}
