import type { ReactNode } from "react";

/** A table that scrolls sideways on narrow screens, by keyboard too. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-xs"
    >
      {children}
    </div>
  );
}
