import type { ReactNode } from "react";

export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-col gap-1.5">
      <h1 className="text-22 font-semibold tracking-[-0.015em]">{title}</h1>
      {children && <div className="flex flex-col gap-2 text-14 text-quiet">{children}</div>}
    </div>
  );
}
