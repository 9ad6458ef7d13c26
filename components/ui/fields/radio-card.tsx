"use client";

import type { ReactNode } from "react";

/** One of several choices with a sentence about each, inside a fieldset. `name` is the group’s. */
export function RadioCard({
  name,
  label,
  hint,
  isChosen,
  onChoose,
}: {
  name: string;
  label: ReactNode;
  hint: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-md border border-line-strong px-3 py-2 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={name}
        className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="flex min-w-0 flex-col text-13">
        <span className="font-[550]">{label}</span>
        <span className="text-12 text-quiet">{hint}</span>
      </span>
    </label>
  );
}
