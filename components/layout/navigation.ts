import { ClipboardList, type LucideIcon, Settings, UsersRound } from "lucide-react";

export type Destination = { href: string; label: string; icon: LucideIcon };

/** What isn't built isn't in the navigation. */
export const destinations: readonly Destination[] = [
  { href: "/assessments", label: "Assessments", icon: UsersRound },
  { href: "/interviews", label: "Interviews", icon: ClipboardList },
  { href: "/settings", label: "Settings", icon: Settings },
];

/** Whether a path is the destination or lies below it. */
export const isWithin = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);
