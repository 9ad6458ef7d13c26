import type { ReactNode } from "react";
import { httpUrl } from "@/lib/http-url";

/** What isn’t an http(s) URL stays text: it came from outside. */
export function ExternalLink({
  href,
  children,
  className = "pointer-coarse:finger inline-block max-w-full rounded-xs text-accent underline-offset-3 hover:underline",
}: {
  href: string;
  children: ReactNode;
  className?: string;
}) {
  if (!httpUrl(href)) return <span className="break-all">{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  );
}
