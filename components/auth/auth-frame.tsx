import type { ReactNode } from "react";
import { Mark } from "@/components/page/mark";

export function AuthFrame({ sandboxBand, children }: { sandboxBand: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      {sandboxBand}
      <main className="mx-auto flex w-full max-w-[23.5rem] flex-1 flex-col px-5 pt-[12vh] pb-12 low:pt-3 low:pb-4">
        <div className="mb-8 low:mb-2 flex items-center gap-2.5 text-16 font-semibold tracking-[-0.01em]">
          <Mark className="size-7" />
          Shortlist
        </div>
        {children}
      </main>
    </div>
  );
}
