import { ChevronLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** Leads from a screen to the list that it belongs to. */
export const BackLink = ({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) => (
  <Link
    href={href}
    className={cn(
      "-ml-1 flex min-h-7 w-fit items-center gap-1 rounded-xs text-13 text-quiet hover:text-ink pointer-coarse:min-h-9 print:hidden",
      className,
    )}
  >
    <ChevronLeft aria-hidden="true" className="size-4" />
    {children}
  </Link>
);
