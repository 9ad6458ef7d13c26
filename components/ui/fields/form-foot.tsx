import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/**
 * A form’s own buttons. On a phone they stand at the window’s foot, above the keyboard, in place of the bar of pages.
 * @param isFilledIn where it isn’t, and the page has more than the form, they keep their place.
 */
export function FormFoot({ isFilledIn = true, children }: { isFilledIn?: boolean; children: ReactNode }) {
  return (
    <div
      data-form-foot={isFilledIn ? "" : undefined}
      className={cn(
        "flex flex-wrap items-center gap-2 max-[22rem]:gap-1 max-[22rem]:[&>:is(a,button)]:px-3!",
        isFilledIn &&
          "foot:sticky foot:bottom-0 foot:z-20 foot:-mx-4 foot:border-t foot:border-line foot:bg-ground foot:px-4 foot:pt-2 foot:pb-[calc(0.5rem+env(safe-area-inset-bottom))]",
      )}
    >
      {children}
    </div>
  );
}
