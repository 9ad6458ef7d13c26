"use client";

import { useIsHydrated } from "@/components/ui/behaviour/use-is-hydrated";
import { Button, type ButtonProps } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

/**
 * Submits its form once the page runs, and looks no different before: by itself the browser would put what
 * was typed into the URL, and load the page without it.
 */
export function SubmitButton({ className, ...props }: Omit<ButtonProps, "type" | "disabled" | "render">) {
  const isHydrated = useIsHydrated();
  return (
    <Button
      {...props}
      type="submit"
      disabled={!isHydrated}
      className={cn(!props["aria-disabled"] && "disabled:opacity-100", className)}
    />
  );
}
