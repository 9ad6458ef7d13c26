import { useState } from "react";

/** A dialog’s open state that calls `onClosed` after it has faded. */
export function useClosing(onClosed: () => void) {
  const [open, setOpen] = useState(true);
  return {
    open,
    close: () => setOpen(false),
    onOpenChange: setOpen,
    onOpenChangeComplete: (isOpen: boolean) => {
      if (!isOpen) onClosed();
    },
  };
}
