"use client";

import type { ButtonProps } from "@/components/ui/button";
import { HydratedButton } from "@/components/ui/hydrated-button";

/**
 * Submits its form once the page runs: by itself the browser would put what was typed into the URL, and load the page
 * without it.
 */
export const SubmitButton = (props: Omit<ButtonProps, "type" | "disabled" | "render">) => (
  <HydratedButton {...props} type="submit" />
);
