import type { ReactNode } from "react";

/** What comes and goes by itself is at the window’s foot, where it doesn’t move the table. */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <div
      data-dock=""
      className="@container pointer-events-none sticky bottom-0 z-20 mt-auto flex flex-col items-center gap-2 p-4 empty:hidden max-md:bottom-14 lg:max-xl:pr-[calc(1rem+var(--panel-width,0px))] *:pointer-events-auto"
    >
      {children}
    </div>
  );
}
