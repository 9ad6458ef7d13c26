import type { ReactNode } from "react";
import { Mark } from "@/components/page/mark";

/** The frame of pages open to anyone with a link: the name, and no controls. */
export default function SharedLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-3xl items-center gap-2.5 px-4 pt-5 text-14 font-semibold md:px-7 print:hidden">
        <Mark className="size-6" />
        Shortlist
      </header>
      <main className="flex-1">{children}</main>
    </div>
  );
}
