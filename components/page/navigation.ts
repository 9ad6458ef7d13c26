import {
  ChartColumn,
  ClipboardList,
  ListChecks,
  type LucideIcon,
  Settings,
  Upload,
  UsersRound,
} from "lucide-react";
import { hasRole, type Role } from "@/lib/roles";

export type Destination = {
  href: string;
  name: "assessments" | "shortlists" | "interviews" | "insights" | "imports" | "settings";
  icon: LucideIcon;
  /** Other addresses under this entry. */
  also?: readonly string[];
  /** The least role that it is for. */
  role?: Role;
};

const destinations: readonly Destination[] = [
  { href: "/assessments", name: "assessments", icon: UsersRound, also: ["/candidates", "/compare"] },
  { href: "/shortlists", name: "shortlists", icon: ListChecks },
  { href: "/interviews", name: "interviews", icon: ClipboardList },
  { href: "/insights", name: "insights", icon: ChartColumn },
  { href: "/imports", name: "imports", icon: Upload, role: "recruiter" },
  { href: "/settings", name: "settings", icon: Settings },
];

export const destinationsFor = (role: Role): Destination[] =>
  destinations.filter((destination) => hasRole({ role }, destination.role ?? "viewer"));

/** The navigation’s current place. */
export const isAt = ({ href, also = [] }: Destination, path: string): boolean =>
  [href, ...also].some((one) => isWithin(path, one));

export const isWithin = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);
