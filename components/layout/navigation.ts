import { ChartColumn, ClipboardList, type LucideIcon, Settings, UsersRound } from "lucide-react";

export type Destination = {
  href: string;
  /** Its name in the catalogue. */
  name: "assessments" | "interviews" | "insights" | "settings";
  icon: LucideIcon;
};

/** What isn't built isn't in the navigation. */
export const destinations: readonly Destination[] = [
  { href: "/assessments", name: "assessments", icon: UsersRound },
  { href: "/interviews", name: "interviews", icon: ClipboardList },
  { href: "/insights", name: "insights", icon: ChartColumn },
  { href: "/settings", name: "settings", icon: Settings },
];

/** Whether a path is the destination or lies below it. */
export const isWithin = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);
