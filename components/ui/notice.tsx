"use client";

import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";

export type NoticeTone = "info" | "warning" | "error";

const looks = {
  info: { icon: Info, box: "border-line-strong bg-hover", mark: "text-quiet" },
  warning: { icon: TriangleAlert, box: "border-attention/30 bg-attention-soft", mark: "text-attention" },
  error: { icon: CircleAlert, box: "border-danger/30 bg-danger-soft", mark: "text-danger" },
} as const;

export function Notice({
  tone,
  title,
  children,
  actions,
  technical,
  role,
  className,
}: {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Codes and ids for support, unfolded on request. */
  technical?: ReactNode;
  /** “alert” for a failure of what the person has just done, “status” for what changes by itself. */
  role?: "alert" | "status";
  className?: string;
}) {
  const { t } = useTexts();
  const { icon: Icon, box, mark } = looks[tone];
  return (
    <div role={role} className={cn("flex gap-3 rounded-md border px-3.5 py-3 text-13", box, className)}>
      <Icon className={cn("mt-0.5 size-4 shrink-0", mark)} aria-hidden="true" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title && <p className="font-semibold text-ink">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
        {technical && (
          <details className="mt-1">
            <summary className="w-fit rounded-xs py-0.5 text-12 text-quiet underline decoration-dotted underline-offset-3 hover:text-ink">
              {t("common.technicalDetail")}
            </summary>
            <p className="mt-1 font-mono text-12 break-words text-quiet">{technical}</p>
          </details>
        )}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
