"use client";

import { Share } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";

const neverChanges = () => () => undefined;
/** Computers have it too, where one copies. */
const canShare = () => "share" in navigator && window.matchMedia("(pointer: coarse)").matches;

/** A phone’s own way to hand something on, where it has one; what it offers is its own. */
export function ShareButton({
  label,
  data,
  onShared,
  ...props
}: Omit<ButtonProps, "onClick" | "children"> & {
  label: string;
  data: Pick<ShareData, "title" | "text" | "url">;
  onShared: () => void;
}) {
  const isThere = useSyncExternalStore(neverChanges, canShare, () => false);
  if (!isThere) return null;
  return (
    <Button
      {...props}
      // Also what was left without sharing ends in an error.
      onClick={() => void navigator.share(data).then(onShared, () => undefined)}
    >
      <Share aria-hidden="true" />
      {label}
    </Button>
  );
}
