import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";
import { classRules } from "@/components/ui/class-rules";

const merge = createTailwindMerge(() => classRules);

/** Of two classes that contradict each other, the last one wins. */
export const cn = (...values: ClassValue[]) => merge(clsx(values));
