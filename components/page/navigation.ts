import { ChartColumn, ClipboardList, ListChecks, type LucideIcon, Settings, UsersRound } from "lucide-react";

export type Destination = {
  href: string;
  name: "assessments" | "shortlists" | "interviews" | "insights" | "settings";
  icon: LucideIcon;
  /** Other addresses under this entry. */
  also?: readonly string[];
};

export const destinations: readonly Destination[] = [
  { href: "/assessments", name: "assessments", icon: UsersRound, also: ["/candidates", "/compare"] },
  { href: "/shortlists", name: "shortlists", icon: ListChecks },
  { href: "/interviews", name: "interviews", icon: ClipboardList },
  { href: "/insights", name: "insights", icon: ChartColumn },
  { href: "/settings", name: "settings", icon: Settings },
];

/** The navigation’s current place. */
export const isAt = ({ href, also = [] }: Destination, path: string): boolean =>
  [href, ...also].some((one) => isWithin(path, one));

export const isWithin = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);
