"use client";

import { type KeyboardEvent, type ReactNode, useState } from "react";
import { cn } from "@/components/ui/cn";

type Option<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** How it looks while it is chosen. */
  chosen?: string;
  /** What the palette calls it. */
  inPalette?: string;
};

function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** One of a few, where a choice has consequences: a toolbar, as radio buttons choose whatever the arrow keys pass. */
export function ToggleToolbar<Value extends string>({
  label,
  options,
  value,
  onChoose,
  className,
}: {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  className?: string;
}) {
  /** The option with the focus. */
  const [at, setAt] = useState<Value>();
  function move(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const from = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
    const to = from < 0 ? undefined : placeAfter(event.key, from, buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  }
  return (
    <div
      role="toolbar"
      aria-label={label}
      onKeyDown={move}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setAt(undefined)}
      className={className}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          data-palette={option.inPalette}
          tabIndex={option.value === (at ?? value) ? 0 : -1}
          onFocus={() => setAt(option.value)}
          onClick={() => option.value !== value && onChoose(option.value)}
          className={cn(
            "flex min-h-8 items-center gap-1.5 rounded-md border border-line-strong px-2.5 text-left text-13 font-[550] text-quiet transition-colors hover:bg-hover pointer-coarse:min-h-11 [&_svg]:size-3.5 [&_svg]:shrink-0",
            option.value === value && (option.chosen ?? "border-ink bg-pressed text-ink"),
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
