import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";
import { classRules } from "@/components/ui/class-rules";

export const mergeClasses = createTailwindMerge(() => classRules);

/** Of two classes that contradict each other, the last one wins. Those of one text don’t: it is left as it is. */
export function cn(...values: ClassValue[]): string {
  const said = values.filter(Boolean);
  const [only = ""] = said;
  return said.length < 2 && typeof only === "string" ? only : mergeClasses(clsx(said));
}
