import { useState } from "react";

/** A dialog that is there as long as it is asked, and goes after it has faded. */
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
