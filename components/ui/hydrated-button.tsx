"use client";

import { useIsHydrated } from "@/components/ui/behaviour/use-is-hydrated";
import { Button, type ButtonProps } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

/** A button that is disabled until the page’s scripts run, and looks the same meanwhile. */
export function HydratedButton({ className, ...props }: Omit<ButtonProps, "disabled" | "render">) {
  const isHydrated = useIsHydrated();
  return (
    <Button
      {...props}
      disabled={!isHydrated}
      className={cn(!props["aria-disabled"] && "disabled:opacity-100", className)}
    />
  );
}
