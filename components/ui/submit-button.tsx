"use client";

import { Button, type ButtonProps } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { usePageRuns } from "@/components/ui/use-page-runs";

/**
 * Sends the form it stands in, once the page runs, and looks no different before: the browser by itself would
 * write what was typed into the address, and load the page without it.
 */
export function SubmitButton({ className, ...props }: Omit<ButtonProps, "type" | "disabled" | "render">) {
  const runs = usePageRuns();
  return (
    <Button
      {...props}
      type="submit"
      disabled={!runs}
      className={cn(!props["aria-disabled"] && "disabled:opacity-100", className)}
    />
  );
}
