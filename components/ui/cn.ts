import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// Our type sizes are no sizes of Tailwind's: without this, `text-13` and `text-ink` would cancel each other.
const merge = extendTailwindMerge({
  extend: {
    theme: { text: ["11", "12", "13", "14", "16", "18", "22"], shadow: ["float"] },
  },
});

/** Joins class names; of two that contradict each other, the last one counts. */
export const cn = (...values: ClassValue[]) => merge(clsx(values));
