import { ChartColumn, ClipboardList, type LucideIcon, Settings, UsersRound } from "lucide-react";

export type Destination = {
  href: string;
  name: "assessments" | "interviews" | "insights" | "settings";
  icon: LucideIcon;
};

export const destinations: readonly Destination[] = [
  { href: "/assessments", name: "assessments", icon: UsersRound },
  { href: "/interviews", name: "interviews", icon: ClipboardList },
  { href: "/insights", name: "insights", icon: ChartColumn },
  { href: "/settings", name: "settings", icon: Settings },
];

export const isWithin = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);
