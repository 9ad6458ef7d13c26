import type { ComponentProps } from "react";

/** What must stay clear of it heeds `--panel-width` (panel-over-list.tsx). */
export function PanelFrame(props: ComponentProps<"section">) {
  return (
    <section
      {...props}
      className="fixed top-(--shell-top) right-0 bottom-0 z-30 flex w-full flex-col border-l border-line bg-surface shadow-float transition-[translate,opacity] duration-[160ms] lg:w-[30rem] xl:w-[28rem] 2xl:w-[30rem] starting:translate-x-6 starting:opacity-0"
    />
  );
}
