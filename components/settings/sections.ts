import {
  CalendarClock,
  CircleUserRound,
  KeyRound,
  type LucideIcon,
  MessageSquareText,
  Plug,
  ScrollText,
  SlidersHorizontal,
  UsersRound,
} from "lucide-react";
import type { MemberView } from "@/lib/members/schema";

export type SettingsSection = {
  name: "profile" | "people" | "access" | "templates" | "team" | "retention" | "connection" | "log";
  href: string;
  /** The lowest role that may see it. */
  role: MemberView["role"];
  icon: LucideIcon;
};

export const settingsSections: readonly SettingsSection[] = [
  { name: "profile", href: "/settings/profile", role: "viewer", icon: CircleUserRound },
  { name: "people", href: "/settings/people", role: "administrator", icon: UsersRound },
  { name: "access", href: "/settings/access", role: "administrator", icon: KeyRound },
  { name: "templates", href: "/settings/templates", role: "administrator", icon: MessageSquareText },
  { name: "team", href: "/settings/team", role: "administrator", icon: SlidersHorizontal },
  { name: "retention", href: "/settings/retention", role: "administrator", icon: CalendarClock },
  { name: "connection", href: "/settings/connection", role: "administrator", icon: Plug },
  { name: "log", href: "/settings/log", role: "administrator", icon: ScrollText },
];
